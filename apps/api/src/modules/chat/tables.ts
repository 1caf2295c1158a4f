import type { BotReply } from '@starhaven/contracts/chat';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

// The migration adds the foreign keys to accounts: this file may not import the tables of other modules.

/** A room; the migration adds the public one (docs/behaviour/chat.md#rooms). */
export const chatRoom = pgTable('chat_room', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  isPaused: boolean('is_paused').notNull().default(false),
  pauseReason: text('pause_reason').notNull().default(''),
  addedAt: moment('added_at').notNull().defaultNow(),
});

/** A message of a room (docs/behaviour/chat.md#message-rules). Removed ones stay for a while, for the staff. */
export const chatMessage = pgTable(
  'chat_message',
  {
    /** Rises with each message of a host; the order of the room. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Removed together with its account. */
    accountId: integer('account_id').notNull(),
    /** The name under which it was written. */
    name: text('name').notNull(),
    input: text('input').notNull(),
    /** Its messages are removed together with a room. */
    room: text('room').notNull().default('public'),
    /** Only its author and moderators see it until a moderator approves it. */
    isPending: boolean('is_pending').notNull().default(false),
    /** The client's own id of the message; null for clients of the specification. */
    nonce: text('nonce'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
    /** Null: the message was not removed, or the account that removed it was deleted. */
    removedBy: integer('removed_by'),
  },
  (table) => [
    uniqueIndex('chat_message_nonce').on(table.accountId, table.nonce),
    index('chat_message_shown')
      .on(table.room, table.id)
      .where(sql`${table.removedAt} is null`),
    index('chat_message_pending')
      .on(table.id)
      .where(sql`${table.isPending} and ${table.removedAt} is null`),
  ],
);

/** An account that may not write in the chat (docs/behaviour/chat.md#mutes). */
export const chatMute = pgTable('chat_mute', {
  accountId: integer('account_id').primaryKey(),
  /** Null: until the staff end it. */
  until: moment('until'),
  reason: text('reason').notNull().default(''),
  mutedBy: integer('muted_by'),
  mutedAt: moment('muted_at').notNull().defaultNow(),
});

/** A member's report of a message; it stays when it is settled (docs/behaviour/chat.md#reports). */
export const chatReport = pgTable(
  'chat_report',
  {
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    reason: text('reason').notNull().default(''),
    reportedAt: moment('reported_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
    settledBy: integer('settled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.accountId] }),
    index('chat_report_account').on(table.accountId),
    index('chat_report_open')
      .on(table.messageId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** A member whose messages an account does not see (docs/behaviour/chat.md#ignored-members). */
export const chatIgnore = pgTable(
  'chat_ignore',
  {
    accountId: integer('account_id').notNull(),
    ignoredId: integer('ignored_id').notNull(),
    ignoredAt: moment('ignored_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.ignoredId] }),
    index('chat_ignore_ignored').on(table.ignoredId),
  ],
);

/** One row: the rules that the operator changed; other rules have their defaults (docs/behaviour/chat.md#chat-rules). */
export const chatRules = pgTable('chat_rules', {
  id: integer('id').primaryKey().default(1),
  rules: jsonb('rules').$type<unknown>().notNull(),
});

/** A command of the bot, stored for half an hour, so that a repeat never runs it twice (docs/behaviour/chat.md#same-command-again). */
export const chatCommand = pgTable(
  'chat_command',
  {
    accountId: integer('account_id').notNull(),
    /** Chosen by the client; identifies the command. */
    nonce: text('nonce').notNull(),
    /** The same nonce may occur once for each kind: running a line, and accepting its delivery. */
    kind: text('kind', { enum: ['run', 'deliver'] }).notNull(),
    /** A digest of line, server and player: a nonce that comes with another command is refused. */
    digest: text('digest').notNull(),
    /** Null: the command is running, or the server that ran it died. */
    reply: jsonb('reply').$type<BotReply>(),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nonce, table.kind] }),
    index('chat_command_started').on(table.startedAt),
  ],
);
