import type { BlogPost, Owner } from '@starhaven/contracts/blog';
import { postPath } from './post-paths';

/** A post without its text, as cards and pages show it. */
export interface PostSummary {
  id: string;
  title: string;
  shortContent: string;
  thumbnail: string;
  to: string;
  tags: string[];
  owner: Owner;
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds; 0 = never changed, or in the moment of its creation. */
  update: number;
  views: number;
  /** 0 = unknown. */
  minutes: number;
  isIndexed: boolean;
}

export function toSummary(post: BlogPost): PostSummary {
  const { id, title, shortContent, thumbnail, tag, owner, time, update, view, minutes, index } = post;
  return {
    ...{ id, shortContent, thumbnail, owner, time, minutes },
    title: title.trim() || 'Untitled',
    to: postPath(post),
    tags: [...tag],
    update: update === time ? 0 : update,
    views: view,
    isIndexed: index,
  };
}
