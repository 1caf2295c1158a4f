import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';
import { account } from './account';

/** A provider's account with which its owner can log in to this account. */
export const accountSocialLogin = pgTable(
  'account_social_login',
  {
    provider: text('provider').notNull(),
    /** The id of the provider's account. */
    providerId: text('provider_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The provider's name for the user, for display. */
    name: text('name').notNull().default(''),
    linkedAt: moment('linked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerId] }),
    index('account_social_login_account').on(table.accountId),
  ],
);

/** An attempt to log in with a provider, from the redirect to the return. */
export const socialAttempt = pgTable('social_attempt', {
  /** SHA-256 of the OAuth state. */
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  /** PKCE. */
  codeVerifier: text('code_verifier').notNull(),
  entryType: text('entry_type').notNull(),
  /** A text that returns to the site together with the ticket. */
  siteState: text('site_state').notNull().default(''),
  /** The account to link, if the attempt links one. */
  linkAccountId: integer('link_account_id').references(() => account.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** The one-time `session` that a social login passes to the login page (docs/behaviour/login.md#social-login). */
export const loginTicket = pgTable('login_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  provider: text('provider').notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** A social login that its owner is linking (docs/behaviour/account.md#social-logins). */
export const socialLink = pgTable('social_link', {
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  provider: text('provider').notNull(),
  /** null: the owner has not returned from the provider. */
  providerId: text('provider_id'),
  name: text('name').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
});
