/** The address of a question on this site; the page accepts any slug and redirects to the right one. */
export function questionPath(question: { id: number; title: string }, answerId?: number): string {
  const slug = question.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `/ask/${question.id}/${encodeURIComponent(slug === '' ? 'question' : slug)}${answerId === undefined ? '' : `#answer-${answerId}`}`;
}
