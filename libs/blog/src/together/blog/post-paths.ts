import { wellFormed } from '@starhaven/prose';

/** Whether a slug can be one segment of a path; any other slug counts as missing. */
const isUsable = (slug: string) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(slug);

export const usableSlug = (slug: string): string => (isUsable(slug) ? slug : '');

/** The canonical address of a post (docs/behaviour/blog.md#routes). */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  const name = usableSlug(slug);
  return `/blog/post/${encodeURIComponent(id)}${name === '' ? '' : `/${encodeURIComponent(name)}`}`;
}

/** Browsers drop a path segment of one or two dots; another host may send such a tag. */
export function tagPath(tag: string): string {
  const name = encodeURIComponent(wellFormed(tag));
  return /^\.{1,2}$/.test(name) ? `/blog?tag=${name}` : `/blog/tag/${name}`;
}

/** The format of post ids on our host and on others. */
export const isPostId = (id: string) => /^[\w.-]{1,64}$/.test(id) && !/^\.{1,2}$/.test(id);
