import type { GameItem } from '@starhaven/contracts/protocol';
import type { RewardPart } from '@starhaven/game-engines';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

// The migration adds the foreign keys to accounts and game servers: this file may not import the tables of other modules.

/** An account's character on a game server, or the result of a search for it (docs/behaviour/account.md#characters). */
export const character = pgTable(
  'game_character',
  {
    accountId: integer('account_id').notNull(),
    serverId: integer('server_id').notNull(),
    /** The player's number in the game; null until the character was proven. */
    uid: text('uid'),
    /** The game server's own number for the account; empty when it has none. */
    gameAccountId: text('game_account_id').notNull().default(''),
    nickname: text('nickname').notNull().default(''),
    signature: text('signature').notNull().default(''),
    state: text('state', { enum: ['active', 'not-found', 'processing'] }).notNull(),
    /** Start of the latest search. A search that was interrupted counts as over after a minute. */
    searchedAt: moment('searched_at').notNull().defaultNow(),
    provenAt: moment('proven_at'),
    /** See ProofMethod. */
    provenBy: text('proven_by').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.serverId] }),
    uniqueIndex('game_character_player').on(table.serverId, table.uid),
  ],
);

/** A code that proves a character: for one account and server, once, for ten minutes and five tries. */
export const characterClaim = pgTable(
  'character_claim',
  {
    accountId: integer('account_id').notNull(),
    serverId: integer('server_id').notNull(),
    /** The only player that the code may prove; null: any player who enters it in the game. */
    uid: text('uid'),
    method: text('method', { enum: ['console', 'signature', 'message', 'mail'] }).notNull(),
    /** Encrypted: the code is shown again, and compared with texts of the game. */
    sealedCode: text('sealed_code').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.serverId] })],
);

/** A code that gives items to a character of the member who enters it. */
export const redeemableCode = pgTable('redeemable_code', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In upper case, without spaces. */
  code: text('code').notNull().unique(),
  /** The game whose characters may have it. */
  game: smallint('game').notNull(),
  /** The only server where it is valid; null: every server of the game. */
  serverId: integer('server_id'),
  /** The title that players read on their receipt. */
  title: text('title').notNull(),
  items: jsonb('items').$type<GameItem[]>().notNull(),
  /** null: without limit. */
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull().default(0),
  expiresAt: moment('expires_at'),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** An account's use of a code. It stays when the code is disabled, so that no account uses a code twice. */
export const redeemUse = pgTable(
  'redeem_use',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => redeemableCode.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.accountId] })],
);

export const deliveryStates = ['accepted', 'sending', 'sent', 'unknown', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One call that gives items to a character, from the moment it was accepted (docs/behaviour/account.md#deliveries). */
export const delivery = pgTable(
  'delivery',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    /** null: the game server was removed. */
    serverId: integer('server_id'),
    uid: text('uid').notNull(),
    title: text('title').notNull(),
    part: jsonb('part').$type<RewardPart>().notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('accepted'),
    /** Why it waits, failed or is unknown; the game server's answer when it was sent. */
    note: text('note').notNull().default(''),
    /** Numbers the calls: a late answer to an earlier call changes nothing. */
    attempts: integer('attempts').notNull().default(0),
    /** How often the delivery was postponed; the wait grows with it. */
    looks: integer('looks').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
    sendingAt: moment('sending_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('delivery_account').on(table.accountId, table.id),
    index('delivery_open')
      .on(table.state, table.nextTryAt)
      .where(sql`state in ('accepted', 'sending')`),
  ],
);

/** Changes of an account's points; their sum is the account's balance. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull(),
    reason: text('reason', { enum: ['check-in', 'staff'] }).notNull(),
    /** The day of a check-in in UTC; null for other reasons. */
    day: date('day', { mode: 'string' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('point_entry_account').on(table.accountId, table.id),
    // Two null days are different, so this concerns check-ins only.
    uniqueIndex('point_entry_day').on(table.accountId, table.day),
  ],
);
