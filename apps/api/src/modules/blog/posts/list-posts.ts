import { blogPost } from '../tables';
import type { BlogPost } from '@starhaven/contracts/blog';
import { and, arrayOverlaps, count, desc, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toSearchQuery } from '../../../platform/search/search-words';
import { selectShort } from './post-row';
import { isPublic } from './public-posts';
import { toPublicPosts } from './to-wire';

export const postsOfPage = 12;
const maxPosts = 500;

export interface PostList {
  /** Only posts with at least one of these tags. */
  tags?: string[];
  /** Words of a search. */
  q?: string;
  /** From 1; without it all posts, at most 500. */
  page?: number;
}

/** Public posts, the newest first, and their number (docs/behaviour/blog.md#search). */
export async function listPosts(
  db: Drizzle,
  { tags, q, page }: PostList,
): Promise<{ posts: BlogPost[]; total: number }> {
  const isSearch = q !== undefined && q !== '';
  const words = isSearch ? toSearchQuery(q) : null;
  // A search without letters and digits has no word, so it finds no post.
  if (isSearch && words === null) return { posts: [], total: 0 };
  const where = and(
    isPublic(),
    tags === undefined ? undefined : arrayOverlaps(blogPost.tags, tags),
    words === null ? undefined : sql`${blogPost.words} @@ ${words}::tsquery`,
  );
  const [limit, offset] = page === undefined ? [maxPosts, 0] : [postsOfPage, (page - 1) * postsOfPage];
  const rows = await selectShort(db, where)
    .orderBy(desc(blogPost.shownAt), desc(blogPost.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(blogPost).where(where);
  return { posts: await toPublicPosts(db, rows), total: counted?.total ?? 0 };
}
