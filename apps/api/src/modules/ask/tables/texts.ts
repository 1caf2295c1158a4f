import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, lexemes, moment } from '../../../platform/database/columns';
import { askRemoval } from './removals';

const textColumns = () => ({
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null: its author's account was deleted. */
  accountId: integer('account_id'),
  /** Markdown. */
  body: text('body').notNull(),
  /** The rendered and sanitized body, and the version of the renderer that made it. */
  html: text('html'),
  htmlPipeline: text('html_pipeline'),
  /** The sum of the votes, updated under a lock of this row (docs/behaviour/ask.md#votes). */
  votes: count('votes'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null: never edited. */
  updatedAt: moment('updated_at'),
  deletedAt: moment('deleted_at'),
  /** Deleted together with all texts of its author (docs/behaviour/ask.md#removal-of-all-texts). */
  removalId: integer('removal_id').references(() => askRemoval.id, { onDelete: 'set null' }),
  /** Only its author and moderators see it (docs/behaviour/ask.md#review). */
  isWaiting: boolean('is_waiting').notNull().default(false),
  version: integer('version').notNull().default(1),
  /** Chosen by the client: repeated requests of one author with the same nonce store one text. */
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
    /** Only the words of the title (docs/behaviour/ask.md#similar-texts). */
    titleWords: lexemes('title_words')
      .notNull()
      .default(sql`''`),
  },
  (table) => {
    const isShown = sql`${table.deletedAt} is null and not ${table.isWaiting}`;
    return [
      uniqueIndex('ask_question_nonce').on(table.accountId, table.nonce),
      index('ask_question_shown').on(table.id).where(isShown),
      index('ask_question_voted').on(table.votes, table.id).where(isShown),
      index('ask_question_viewed').on(table.views, table.id).where(isShown),
      index('ask_question_answered').on(table.answers, table.id).where(isShown),
      index('ask_question_tags').using('gin', table.tags),
      index('ask_question_words').using('gin', table.words),
      index('ask_question_title_words').using('gin', table.titleWords),
      index('ask_question_waiting')
        .on(table.id)
        .where(sql`${table.deletedAt} is null and ${table.isWaiting}`),
      index('ask_question_deleted')
        .on(table.deletedAt)
        .where(sql`${table.deletedAt} is not null`),
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
    index('ask_answer_waiting')
      .on(table.id)
      .where(sql`${table.deletedAt} is null and ${table.isWaiting}`),
    index('ask_answer_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
