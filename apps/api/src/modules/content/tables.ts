import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One row for each topic. Triggers raise its number in the transaction that changes the topic's tables. The number is a time in
 * milliseconds, so that a version never identifies two contents, not even after an older backup was restored.
 */
export const contentVersion = pgTable('content_version', {
  topic: text('topic').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
