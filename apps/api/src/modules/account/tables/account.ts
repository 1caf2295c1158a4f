import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';

/** An account. Banned accounts have the role BAN (docs/behaviour/foundation.md#roles). */
export const account = pgTable(
  'account',
  {
    /** The UID of the account (docs/behaviour/account.md#account-data). */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
    /** As it was typed. */
    username: text('username').notNull(),
    /** The normalised form for comparing usernames; see `usernameKey`. */
    usernameKey: text('username_key').notNull().unique(),
    name: text('name').notNull().default(''),
    /** Several accounts may share an address, so that a registration does not reveal whether the address is known. */
    email: text('email'),
    emailKey: text('email_key'),
    emailVerifiedAt: moment('email_verified_at'),
    /** A new address that is not used until it is confirmed (docs/behaviour/account.md#new-address). */
    pendingEmail: text('pending_email'),
    pendingEmailKey: text('pending_email_key'),
    /** When the pending address was entered. */
    pendingEmailAt: moment('pending_email_at'),
    /** argon2id in its standard text form; null for guests and accounts with only social logins. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    /** This site generated the password, so the owner should change it. */
    isPasswordTemporary: boolean('is_password_temporary').notNull().default(false),
    gamePasswordHash: text('game_password_hash'),
    locale: text('locale').notNull().default('en'),
    points: integer('points').notNull().default(0),
    roles: smallint('roles')
      .array()
      .notNull()
      .default(sql`'{3}'`),
    /** null: never. */
    roleExpiresAt: moment('role_expires_at'),
    /** Key of the game-command API, encrypted (see `AccessCodes`); empty: the API is disabled. */
    apiCode: text('api_code').notNull().default(''),
    /** Until this time guests may enter from any address. */
    openToAllUntil: moment('open_to_all_until'),
    /** The account is deleted at this time unless its owner logs in before (docs/behaviour/account.md#deletion). */
    deletionAt: moment('deletion_at'),
    /** What happens to posts then: keep or delete. */
    deletionPosts: text('deletion_posts'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_email_key').on(table.emailKey),
    index('account_pending_email_key').on(table.pendingEmailKey),
    index('account_deletion_at').on(table.deletionAt),
  ],
);

/** Addresses that may enter an account without a password again (docs/behaviour/login.md#guest-login). */
export const accountAddress = pgTable(
  'account_address',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);

/** A login session. Only hashes of its keys are stored. */
export const session = pgTable(
  'session',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the session key, hex: the key is random, so a slow hash would add nothing. */
    keyHash: text('key_hash').notNull().unique(),
    /** SHA-256 of the access token that starts the game. */
    tokenHash: text('token_hash').notNull().unique(),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    entryType: text('entry_type').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Precise to a minute, so that most requests do not write. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** Why it ended; see `EndReason`. */
    endReason: text('end_reason'),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expires_at').on(table.expiresAt)],
);

/** Logins of an account; its owner may clear them (docs/behaviour/account.md#login-history). */
export const loginHistory = pgTable(
  'login_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** See loginTypes of the contracts. */
    type: text('type').notNull(),
    at: moment('at').notNull().defaultNow(),
    address: text('address').notNull(),
    /** Such as "Firefox on Windows". */
    device: text('device').notNull(),
    /** See `deviceIdOf`; empty in rows that older versions of the server wrote. */
    deviceId: text('device_id').notNull().default(''),
  },
  (table) => [index('login_history_account').on(table.accountId, table.at)],
);

/** A device that an account has logged in from, or that its owner linked (docs/behaviour/account.md#devices). */
export const accountDevice = pgTable(
  'account_device',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** See `deviceIdOf`. */
    deviceId: text('device_id').notNull(),
    /** Such as "Firefox on Windows". */
    name: text('name').notNull(),
    /** Such as "Pixel 8"; empty when the model is unknown. */
    model: text('model').notNull().default(''),
    /** A digest of the program's name and version. */
    fingerprint: text('fingerprint').notNull().default(''),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** null: seen and not linked. */
    linkedAt: moment('linked_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] })],
);

/** A browser from which an account has logged in; several accounts may log in from one browser. */
export const knownDevice = pgTable(
  'known_device',
  {
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('known_device_account').on(table.accountId),
  ],
);

/** A mailed code: single use, five tries, ten minutes (docs/security.md#guessing). */
export const mailCode = pgTable(
  'mail_code',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** reset or verify. */
    purpose: text('purpose').notNull(),
    emailKey: text('email_key').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256, hex. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_code_email').on(table.purpose, table.emailKey)],
);

/** A mailed link that gives an account its former mail address back (docs/behaviour/account.md#new-address). */
export const emailUndo = pgTable(
  'email_undo',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_undo_account').on(table.accountId)],
);

/** A key with which a program acts for an account (docs/behaviour/account.md#api-keys). */
export const apiKey = pgTable(
  'api_key',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the key, hex: the key is random, so a slow hash would add nothing. */
    keyHash: text('key_hash').notNull().unique(),
    /** The first characters of the key, by which its owner recognises it. */
    start: text('start').notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    /** Ids of the game servers that the key may use; empty: all. */
    servers: text('servers').array().notNull(),
    /** Heads of the commands that the key may run; empty: all. */
    commands: text('commands').array().notNull(),
    /** Addresses that may use the key; empty: all. */
    addresses: text('addresses').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Precise to a minute, so that most requests do not write. */
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (table) => [index('api_key_account').on(table.accountId)],
);

/** The reason and the end of a ban; the role BAN says that an account is banned (docs/behaviour/admin.md#bans). */
export const accountBan = pgTable(
  'account_ban',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** null: until it is lifted. */
    until: moment('until'),
    /** The display name of the member of staff who banned. */
    by: text('by').notNull().default(''),
  },
  (table) => [index('account_ban_until').on(table.until)],
);
