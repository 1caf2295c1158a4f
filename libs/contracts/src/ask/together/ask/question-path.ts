const maxSlugLength = 80;

/** The words of a title for its address; empty if the title has no letter and no digit. */
export const questionSlug = (title: string): string =>
  [
    ...title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, maxSlugLength)
    .join('')
    .replace(/^-+|-+$/g, '');

/** The full address of a question (docs/behaviour/ask.md#routes). */
export function questionPath({ id, title }: { id: string | number; title: string }): string {
  const slug = questionSlug(title);
  return `/ask/${encodeURIComponent(id)}${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`;
}

/** The fragment of an answer on the page of its question. */
export const answerAnchor = (id: string | number): string => `answer-${id}`;
