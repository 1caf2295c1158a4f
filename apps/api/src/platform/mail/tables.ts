import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';

/** Mails to send: written in the transaction of the change that they report, sent afterwards, retried until they are late. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The template: for logs and metrics. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Emptied after sending, because mails may hold codes. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The address that ends such mails with one click (RFC 8058); empty for mails that nobody can end. */
    unsubscribeUrl: text('unsubscribe_url').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** After this time the mail is of no use and is dropped. */
    lateAt: moment('late_at').notNull(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_mail_next_try').on(table.sentAt, table.nextTryAt),
    // For `countRecentMails`, which a login on a new device waits for.
    index('outbox_mail_recent').on(table.recipient, table.kind, table.createdAt),
  ],
);
