import { donationServices, donationStates } from '@starhaven/contracts/donations';
import { unclaimedReasons } from '@starhaven/contracts/admin';
import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

// The migration adds the foreign keys to accounts: this file may not import the tables of other modules.

/**
 * A donation as a service reported it (docs/behaviour/site.md#donations). The row is never deleted, so that a replay is always recognised.
 */
export const donation = pgTable(
  'donation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    service: text('service', { enum: donationServices }).notNull(),
    /** The service's id of the message. */
    messageId: text('message_id').notNull(),
    /** The id by which the service and the donor identify the payment. */
    transaction: text('transaction').notNull().default(''),
    /** In hundredths of the currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** False for an order of a shop, which is not a donation. */
    isDonation: boolean('is_donation').notNull(),
    /** When it was given, according to the service. */
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Emptied when the donation is claimed, and after 180 days. */
    donorName: text('donor_name').notNull().default(''),
    message: text('message').notNull().default(''),
    state: text('state', { enum: donationStates }).notNull().default('received'),
    reason: text('reason', { enum: unclaimedReasons }).notNull().default(''),
    /** The account, by the code in the message or by staff; null: none, or it was deleted. */
    accountId: integer('account_id'),
    /** The time of the role that the donation gave; null: it gave none. */
    givenFrom: moment('given_from'),
    givenUntil: moment('given_until'),
  },
  (table) => [
    unique('donation_message').on(table.service, table.messageId),
    index('donation_account').on(table.accountId),
    index('donation_state').on(table.state, table.id),
  ],
);

/** The code that links a donation to an account, and the choice of the member. */
export const sponsorCode = pgTable('sponsor_code', {
  accountId: integer('account_id').primaryKey(),
  code: text('code').notNull().unique(),
  /** The member agreed to be thanked by name. */
  isThanked: boolean('is_thanked').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
