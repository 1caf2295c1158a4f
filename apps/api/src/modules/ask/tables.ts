import type { KeptDraft } from '@starhaven/contracts/ask';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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
  /** Deleted together with all texts of its author (docs/behaviour/ask.md#removal-of-all-texts). */
  removalId: integer('removal_id').references((): AnyPgColumn => askRemoval.id, { onDelete: 'set null' }),
  /** Only its author and moderators see it (docs/behaviour/ask.md#review). */
  isWaiting: boolean('is_waiting').notNull().default(false),
  version: integer('version').notNull().default(1),
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
    /** The words of the title alone (docs/behaviour/ask.md#similar-texts). */
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

const versionColumns = () => ({
  version: integer('version').notNull(),
  /** Null: the editor's account was deleted. */
  accountId: integer('account_id'),
  body: text('body').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

/** What a save stored (docs/behaviour/ask.md#versions). */
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

/** What a member is writing, by its place (docs/behaviour/ask.md#kept-drafts). */
export const askDraft = pgTable(
  'ask_draft',
  {
    accountId: integer('account_id').notNull(),
    place: text('place').notNull(),
    draft: jsonb('draft').$type<KeptDraft>().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.place] }), index('ask_draft_kept').on(table.keptAt)],
);

/** Who saw a question today, as a digest that nobody can trace back after the day (docs/behaviour/ask.md#views). */
export const askViewer = pgTable(
  'ask_viewer',
  {
    day: date('day').notNull(),
    textId: integer('text_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.textId, table.digest] })],
);
