import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { blogPost } from '../tables';

/**
 * Marks planned posts whose time has come as published. Readers see them anyway; the mark makes cached pages stale. Returns the
 * milliseconds until the next planned post, by the clock of the database; null when there is none.
 */
export async function publishDue(db: Drizzle): Promise<number | null> {
  const isPlanned = and(eq(blogPost.state, 'planned'), isNull(blogPost.deletedAt));
  await db
    .update(blogPost)
    .set({ state: 'published' })
    .where(and(isPlanned, sql`${blogPost.shownAt} <= now()`));
  const [next] = await selectRows<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(${blogPost.shownAt}) - clock_timestamp()) * 1000)::float8 as ms
        from ${blogPost} where ${isPlanned}`,
  );
  return next?.ms ?? null;
}
