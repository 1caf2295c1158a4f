/** Where the deletion starts: the list and the page of the post ask with different texts (docs/behaviour/blog.md#blog-messages). */
export type RemovedFrom = 'list' | 'post';

export const removePath = (id: string, from: RemovedFrom) => `/blog/delete/${encodeURIComponent(id)}?from=${from}`;

export const removeQuestion = (from: RemovedFrom, title: string): string =>
  from === 'list'
    ? `Are you sure you want to delete "${title}"? This action cannot be undone.`
    : 'Are you sure you want to delete this blog post? This action cannot be undone.';
