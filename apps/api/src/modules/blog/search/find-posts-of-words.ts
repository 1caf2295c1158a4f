import { postPath } from '@starhaven/contracts/blog';
import { and, desc, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isPublic } from '../posts/public-posts';
import { blogPost } from '../tables';

/** Public posts with a word of a tsquery, the newest first. */
export async function findPostsOfWords(
  db: Drizzle,
  query: string,
  limit: number,
): Promise<{ title: string; path: string; tags: string[] }[]> {
  const rows = await db
    .select({ id: blogPost.id, title: blogPost.title, slug: blogPost.slug, tags: blogPost.tags })
    .from(blogPost)
    .where(and(isPublic(), sql`${blogPost.words} @@ ${query}::tsquery`))
    .orderBy(desc(blogPost.shownAt), desc(blogPost.id))
    .limit(limit);
  return rows.map(({ id, title, slug, tags }) => ({
    title,
    tags,
    path: postPath({ id, slug }),
  }));
}
