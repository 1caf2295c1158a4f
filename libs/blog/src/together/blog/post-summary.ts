import { postPath } from '@starhaven/contracts/blog';
import type { BlogPost, Owner } from '@starhaven/contracts/blog';

/** A post without its text, as cards and pages show it. */
export interface PostSummary {
  id: string;
  title: string;
  shortContent: string;
  /** The address of the picture to show; empty when there is none. */
  thumbnail: string;
  /** The thumbnail if it is from another site, which is only linked (docs/decisions/0026); else empty. */
  pictureLink: string;
  to: string;
  tags: string[];
  owner: Owner;
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds; 0 = not changed since it was created. */
  update: number;
  views: number;
  /** Reading time in minutes; 0 = unknown. */
  minutes: number;
  isIndexed: boolean;
}

/** @param pictures `own`: a thumbnail from another site is not loaded; `all` for posts of another host */
export function toSummary(post: BlogPost, pictures: 'own' | 'all'): PostSummary {
  const { id, title, shortContent, tag, owner, time, update, view, minutes, index } = post;
  return {
    ...thumbnailOf(post.thumbnail, pictures),
    ...{ id, shortContent, owner, time, minutes },
    title: title.trim() || 'Untitled',
    to: postPath(post),
    tags: [...tag],
    update: update === time ? 0 : update,
    views: view,
    isIndexed: index,
  };
}

/** Our uploads, recognised by their path under any address of the site. */
const upload = /^https?:\/\/[^/?#\\]+(\/uploads\/blog\/[a-z2-7]{32}_\w+\.webp)$/i;
/** An address with a scheme, or with two slashes of either kind before a host. */
const isRemote = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

function thumbnailOf(address: string, pictures: 'own' | 'all'): Pick<PostSummary, 'thumbnail' | 'pictureLink'> {
  if (pictures === 'all') return { thumbnail: address, pictureLink: '' };
  const own = address.replace(upload, '$1');
  return isRemote.test(own) ? { thumbnail: '', pictureLink: own } : { thumbnail: own, pictureLink: '' };
}
