import { wellFormed } from '@starhaven/prose';

/** A slug that can be one part of an address; anything else counts as missing. */
const isUsable = (slug: string) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(slug);

export const usableSlug = (slug: string): string => (isUsable(slug) ? slug : '');

/** The canonical address of a post (docs/behaviour/blog.md#routes). */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  const name = usableSlug(slug);
  return `/blog/post/${encodeURIComponent(id)}${name === '' ? '' : `/${encodeURIComponent(name)}`}`;
}

/** Browsers drop a part of an address that is one or two dots; another host may send such a tag. */
export function tagPath(tag: string): string {
  const name = encodeURIComponent(wellFormed(tag));
  return /^\.{1,2}$/.test(name) ? `/blog?tag=${name}` : `/blog/tag/${name}`;
}

/** What the number of a post looks like on our host and on others. */
export const isPostId = (id: string) => /^[\w.-]{1,64}$/.test(id) && !/^\.{1,2}$/.test(id);
