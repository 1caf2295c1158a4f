import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { count, moment } from '../../../platform/database/columns';

/** The removal of all texts of a member; it stays in the list of removals (docs/behaviour/ask.md#removal-of-all-texts). */
export const askRemoval = pgTable(
  'ask_removal',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the account was deleted. */
    accountId: integer('account_id'),
    moderatorId: integer('moderator_id'),
    reason: text('reason').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
    questions: count('questions'),
    answers: count('answers'),
    restoredAt: moment('restored_at'),
    restoredBy: integer('restored_by'),
  },
  (table) => [index('ask_removal_account').on(table.accountId)],
);
