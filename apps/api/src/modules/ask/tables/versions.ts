import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { askAnswer, askQuestion } from './texts';

const versionColumns = () => ({
  version: integer('version').notNull(),
  /** Null: the editor's account was deleted. */
  accountId: integer('account_id'),
  body: text('body').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

/** The text that a save stored (docs/behaviour/ask.md#versions). */
export const askQuestionVersion = pgTable(
  'ask_question_version',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    ...versionColumns(),
    title: text('title').notNull(),
    tags: text('tags').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version] }),
    index('ask_question_version_account').on(table.accountId),
  ],
);

export const askAnswerVersion = pgTable(
  'ask_answer_version',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askAnswer.id, { onDelete: 'cascade' }),
    ...versionColumns(),
    engineVersion: text('engine_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version] }),
    index('ask_answer_version_account').on(table.accountId),
  ],
);
