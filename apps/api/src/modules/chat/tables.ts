import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

// The migration adds the foreign keys to accounts: this file may not import the tables of other modules.

/** A message of the public chat (docs/behaviour/chat.md#message-rules). Removed ones stay for a while, for the staff. */
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
    /** The client's own id of the message; null for clients of the specification. */
    nonce: text('nonce'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
    /** Null: its account was removed, or the message was not. */
    removedBy: integer('removed_by'),
  },
  (table) => [
    uniqueIndex('chat_message_nonce').on(table.accountId, table.nonce),
    index('chat_message_shown')
      .on(table.id)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** An account that may not write in the public chat. */
export const chatMute = pgTable('chat_mute', {
  accountId: integer('account_id').primaryKey(),
  /** Null: until the staff end it. */
  until: moment('until'),
  reason: text('reason').notNull().default(''),
  mutedBy: integer('muted_by'),
  mutedAt: moment('muted_at').notNull().defaultNow(),
});
