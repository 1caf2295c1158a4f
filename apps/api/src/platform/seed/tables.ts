import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Seeds that ran on this database: content that an operator deletes later is not restored automatically. */
export const appliedSeed = pgTable('applied_seed', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
