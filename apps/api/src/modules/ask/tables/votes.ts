import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { askAnswer, askQuestion } from './texts';

const voteColumns = () => ({ accountId: integer('account_id').notNull(), vote: smallint('vote').notNull() });

export const askQuestionVote = pgTable(
  'ask_question_vote',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.accountId] }),
    index('ask_question_voter').on(table.accountId),
  ],
);

export const askAnswerVote = pgTable(
  'ask_answer_vote',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => askAnswer.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => [primaryKey({ columns: [table.textId, table.accountId] }), index('ask_answer_voter').on(table.accountId)],
);
