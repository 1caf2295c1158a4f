import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { blogPost, blogViews } from '../tables';

const { content, html, words: _words, ...short } = getTableColumns(blogPost);
const views = sql<number>`coalesce(${blogViews.views}, 0)`.mapWith(Number);
/** A planned post whose time has come is published, even if the job has not marked it yet. */
const isDue = sql<boolean>`${blogPost.shownAt} <= now()`;
const shortColumns = { ...short, views, isDue };

/** Selects posts for `toWire`, without their content. */
export const selectShort = (db: Drizzle, where: SQL | undefined) =>
  db.select(shortColumns).from(blogPost).leftJoin(blogViews, eq(blogViews.postId, blogPost.id)).where(where);

/** Selects posts for `toWire` with content and html. */
export const selectFull = (db: Drizzle, where: SQL | undefined) =>
  db
    .select({ ...shortColumns, content, html })
    .from(blogPost)
    .leftJoin(blogViews, eq(blogViews.postId, blogPost.id))
    .where(where);

export type FullRow = Awaited<ReturnType<typeof selectFull>>[number];
export type ShortRow = Omit<FullRow, 'content' | 'html'>;
