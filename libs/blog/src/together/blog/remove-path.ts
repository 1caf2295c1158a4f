/** Where the deletion starts: the list and the page of the post ask with different texts (docs/behaviour/blog.md#blog-messages). */
export type RemovedFrom = 'list' | 'post';

/** @param list the path and query of the list to return to; without it `/blog` */
export const removePath = (id: string, from: RemovedFrom, list = '') =>
  `/blog/delete/${encodeURIComponent(id)}?from=${from}${list === '' ? '' : `&list=${encodeURIComponent(list)}`}`;

export const removeQuestion = (from: RemovedFrom, title: string): string =>
  from === 'list'
    ? `Are you sure you want to delete "${title}"? This action cannot be undone.`
    : 'Are you sure you want to delete this blog post? This action cannot be undone.';
