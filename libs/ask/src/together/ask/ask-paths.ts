import { askLimits } from '@starhaven/contracts/ask';

const maxSlugLength = 80;

/** The words of a title for its address; empty if the title has no letter and no digit. */
export const slugOf = (title: string): string =>
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
export function questionPath({ id, title }: { id: string; title: string }): string {
  const slug = slugOf(title);
  return `/ask/${encodeURIComponent(id)}${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`;
}

export const tagPath = (tag: string): string => `/ask?tag=${encodeURIComponent(tag.replace(/\p{Cs}/gu, '\ufffd'))}`;

/** The fragment of an answer on the page of its question. */
export const answerAnchor = (id: string): string => `answer-${id}`;

/** The format of question and answer ids on our host and on others. */
export const isTextId = (id: string): boolean => /^[\w.-]{1,64}$/.test(id) && !/^\.{1,2}$/.test(id);

export const { titleMax } = askLimits;
