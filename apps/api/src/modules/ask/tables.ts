import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
const count = (name: string) => integer(name).notNull().default(0);

// The migration adds the foreign keys to accounts: this file may not import the tables of other modules.

const textColumns = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null: its author's account was deleted. */
  accountId: integer('account_id'),
  /** Markdown. */
  body: text('body').notNull(),
  /** The rendered and sanitized body, and the version of the renderer that made it. */
  html: text('html'),
  htmlPipeline: text('html_pipeline'),
  /** The sum of the votes, kept under a lock of this row (docs/behaviour/ask.md#votes). */
  votes: count('votes'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null: never edited. */
  updatedAt: moment('updated_at'),
  deletedAt: moment('deleted_at'),
  /** The author's own id of the attempt to write it. */
  nonce: text('nonce'),
});

/** A question (docs/behaviour/ask.md#question-data). */
export const askQuestion = pgTable(
  'ask_question',
  {
    ...textColumns(),
    title: text('title').notNull(),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    views: count('views'),
    /** Answers that are not deleted. */
    answers: count('answers'),
    isResolved: boolean('is_resolved').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    bestAnswerId: integer('best_answer_id'),
    words: lexemes('words').notNull(),
  },
  (table) => {
    const isShown = sql`${table.deletedAt} is null`;
    return [
      uniqueIndex('ask_question_nonce').on(table.accountId, table.nonce),
      index('ask_question_shown').on(table.id).where(isShown),
      index('ask_question_voted').on(table.votes, table.id).where(isShown),
      index('ask_question_viewed').on(table.views, table.id).where(isShown),
      index('ask_question_answered').on(table.answers, table.id).where(isShown),
      index('ask_question_tags').using('gin', table.tags),
      index('ask_question_words').using('gin', table.words),
    ];
  },
);

/** An answer (docs/behaviour/ask.md#answer-data). */
export const askAnswer = pgTable(
  'ask_answer',
  {
    ...textColumns(),
    questionId: integer('question_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    engineVersion: text('engine_version').notNull().default(''),
  },
  (table) => [
    uniqueIndex('ask_answer_nonce').on(table.accountId, table.nonce),
    index('ask_answer_question').on(table.questionId, table.votes),
  ],
);

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
