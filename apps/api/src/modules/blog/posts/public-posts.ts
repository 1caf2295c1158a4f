import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { blogPost } from '../tables';

/**
 * Every query for readers has this condition (docs/behaviour/blog.md#post-states). A planned post fulfils it from its planned time, also
 * when no job runs.
 */
export const isPublic = (): SQL =>
  sql`${blogPost.deletedAt} is null and ${blogPost.state} <> 'draft' and ${blogPost.shownAt} <= now()`;

/** Days for which a deleted post can be restored (docs/behaviour/blog.md#deleting). */
export const restoreDays = 30;

export const isRestorable = (): SQL => sql`${blogPost.deletedAt} > now() - make_interval(days => ${restoreDays})`;
