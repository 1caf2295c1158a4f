import { postPath } from '@starhaven/contracts/blog';
import { and, asc, gte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { NewsItem, IsNew } from '../../../platform/news/news-item';
import { blogPost } from '../tables';
import { isPublic } from './public-posts';

/** Posts that became public since a time and were not announced yet: at most 50, the oldest first. */
export async function listNewPosts(db: Drizzle, since: Date, isNew: IsNew): Promise<NewsItem[]> {
  const { id, title, slug, shortContent, shownAt } = blogPost;
  const rows = await db
    .select({ id, title, slug, shortContent })
    .from(blogPost)
    .where(and(isPublic(), gte(shownAt, since), isNew(sql`'post:' || ${id}`)))
    .orderBy(asc(shownAt), asc(id))
    .limit(50);
  return rows.map((row) => ({
    key: `post:${row.id}`,
    title: row.title,
    text: row.shortContent,
    path: postPath(row),
    mood: 'neutral',
  }));
}
