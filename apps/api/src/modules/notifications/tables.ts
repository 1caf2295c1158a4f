import { mailChoices, notificationKinds } from '@starhaven/contracts/notifications';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

// The migration adds the foreign keys to accounts, questions, answers and incidents: this file may not import the tables of other modules.

/** One entry of a member's list (docs/behaviour/notifications.md#entries). */
export const notification = pgTable(
  'notification',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: integer('account_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** What the event is about. Unread events of one kind and subject share one entry. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    path: text('path').notNull(),
    /** The account that caused the last one; null for votes, rewards and members who left. */
    actorId: integer('actor_id'),
    /** The entry is deleted together with these. */
    questionId: integer('question_id'),
    answerId: integer('answer_id'),
    incidentId: integer('incident_id'),
    count: integer('count').notNull().default(1),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** False: the entry only waits to be mailed. */
    isOnSite: boolean('is_on_site').notNull(),
    /** The mail that is still to be sent; `off`: none, or it was sent. */
    mail: text('mail', { enum: mailChoices }).notNull(),
    /** When the entry was mailed last. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    uniqueIndex('notification_gathered')
      .on(table.accountId, table.kind, table.subject)
      .where(sql`${table.readAt} is null`),
    index('notification_listed').on(table.accountId, table.happenedAt, table.id),
    index('notification_unread')
      .on(table.accountId)
      .where(sql`${table.readAt} is null and ${table.isOnSite}`),
    index('notification_mail')
      .on(table.mail, table.accountId)
      .where(sql`${table.mail} <> 'off'`),
    index('notification_question').on(table.questionId),
    index('notification_answer').on(table.answerId),
    index('notification_incident').on(table.incidentId),
    index('notification_actor').on(table.actorId),
    index('notification_happened').on(table.happenedAt),
  ],
);

/** The `at-once` mails of the last day. They are counted here, because an entry that is mailed again loses the time of its earlier mail. */
export const newsMail = pgTable(
  'news_mail',
  { accountId: integer('account_id').notNull(), mailedAt: moment('mailed_at').notNull() },
  (table) => [index('news_mail_account').on(table.accountId, table.mailedAt)],
);

/** The choice of a member for a kind; kinds without a row have their defaults (docs/behaviour/notifications.md#kinds). */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    accountId: integer('account_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    isOnSite: boolean('is_on_site').notNull(),
    mail: text('mail', { enum: mailChoices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** A tag of questions that a member follows (docs/behaviour/notifications.md#followed-tags). */
export const followedTag = pgTable(
  'followed_tag',
  {
    accountId: integer('account_id').notNull(),
    /** In lower case. */
    key: text('key').notNull(),
    /** As the member wrote it. */
    tag: text('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.accountId] }), index('followed_tag_account').on(table.accountId)],
);
