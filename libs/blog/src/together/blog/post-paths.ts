import { wellFormed } from '@starhaven/prose';

/** Browsers drop a path segment of one or two dots; another host may send such a tag. */
export function tagPath(tag: string): string {
  const name = encodeURIComponent(wellFormed(tag));
  return /^\.{1,2}$/.test(name) ? `/blog?tag=${name}` : `/blog/tag/${name}`;
}
