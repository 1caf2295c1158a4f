import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Seeds that ran on this database: what an operator deletes later does not come back by itself. */
export const appliedSeed = pgTable('applied_seed', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
