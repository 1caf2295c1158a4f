/** Whether a slug can be one segment of a path; any other slug counts as missing. */
const isUsable = (slug: string) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(slug);

export const usableSlug = (slug: string): string => (isUsable(slug) ? slug : '');

/** The canonical address of a post (docs/behaviour/blog.md#routes). */
export function postPath({ id, slug }: { id: string | number; slug: string }): string {
  const name = usableSlug(slug);
  return `/blog/post/${encodeURIComponent(id)}${name === '' ? '' : `/${encodeURIComponent(name)}`}`;
}
