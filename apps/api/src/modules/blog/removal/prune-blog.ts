import { and, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isRestorable } from '../posts/public-posts';
import { blogPost, blogViewer, blogViewSalt } from '../tables';

/** Deletes for good what was deleted 30 days ago, and the viewers of past days. */
export async function pruneBlog(db: Drizzle): Promise<void> {
  await db.delete(blogPost).where(and(isNotNull(blogPost.deletedAt), not(isRestorable())));
  const today = sql`(now() at time zone 'utc')::date`;
  await db.delete(blogViewer).where(lt(blogViewer.day, today));
  await db.delete(blogViewSalt).where(lt(blogViewSalt.day, today));
}
