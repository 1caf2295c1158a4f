import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { account } from './account';

/** The authenticator app of an account. */
export const totp = pgTable('totp', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that is not in the database, so that a copy of the database alone is useless. */
  secret: text('secret').notNull(),
  /** null: not confirmed yet and not active. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

export const passkey = pgTable(
  'passkey',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkey_account').on(table.accountId)],
);

/** A login or a new passkey that waits for its next step. */
export const loginChallenge = pgTable('login_challenge', {
  idHash: text('id_hash').primaryKey(),
  /** login or add-passkey. */
  purpose: text('purpose').notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  entryType: text('entry_type').notNull(),
  /** The login type for the history. */
  loginType: text('login_type').notNull(),
  webauthnChallenge: text('webauthn_challenge'),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});
