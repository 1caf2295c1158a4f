import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { askAnswer, askQuestion } from './texts';

const reportColumns = () => ({
  accountId: integer('account_id').notNull(),
  reason: text('reason').notNull().default(''),
  reportedAt: moment('reported_at').notNull().defaultNow(),
  settledAt: moment('settled_at'),
  settledBy: integer('settled_by'),
});

/** A member's report of a text; it stays when it is settled (docs/behaviour/ask.md#reports). */
export const askQuestionReport = pgTable(
  'ask_question_report',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.accountId] }),
    index('ask_question_report_account').on(table.accountId),
    index('ask_question_report_open')
      .on(table.textId)
      .where(sql`${table.settledAt} is null`),
  ],
);

export const askAnswerReport = pgTable(
  'ask_answer_report',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askAnswer.id, { onDelete: 'cascade' }),
    ...reportColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.accountId] }),
    index('ask_answer_report_account').on(table.accountId),
    index('ask_answer_report_open')
      .on(table.textId)
      .where(sql`${table.settledAt} is null`),
  ],
);
