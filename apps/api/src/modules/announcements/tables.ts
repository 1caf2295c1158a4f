import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** A message for a channel outside the site (docs/behaviour/admin.md#announcements). */
export const announcement = pgTable(
  'announcement',
  {
    /** The order within a channel. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the `NewsItem`: each is announced once, by the server that sees it first. */
    key: text('key').notNull().unique(),
    channel: text('channel', { enum: ['news', 'reports'] }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    path: text('path').notNull(),
    mood: text('mood', { enum: ['good', 'bad', 'neutral'] }).notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** No server sends it before this time. */
    nextAt: moment('next_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Why the last attempt failed, as a text for people; empty: it did not fail. */
    fault: text('fault').notNull().default(''),
  },
  (table) => [
    index('announcement_waiting')
      .on(table.channel, table.id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
