import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Drizzle } from '../../../platform/database/database';
import { rateLimit } from '../../../platform/limits/tables';
import {
  accountDevice,
  apiKey,
  emailUndo,
  knownDevice,
  loginChallenge,
  loginHistory,
  loginTicket,
  mailCode,
  session,
  socialAttempt,
  socialLink,
} from '../tables';

const before = (column: PgColumn, interval: string) => lt(column, sql`now() - ${interval}::interval`);

/** Rows that are no longer needed. Sessions stay for a month after their end, so that operators can look into incidents. */
const outdated: [PgTable, SQL | undefined][] = [
  [
    session,
    or(before(session.endedAt, '30 days'), before(session.expiresAt, '30 days'), before(session.lastUsedAt, '60 days')),
  ],
  [rateLimit, lt(rateLimit.expire, sql`(extract(epoch from now()) * 1000)::bigint`)],
  [loginTicket, before(loginTicket.expiresAt, '0')],
  [loginChallenge, before(loginChallenge.expiresAt, '0')],
  [socialAttempt, before(socialAttempt.expiresAt, '0')],
  // Stored longer than they are valid, because the codes of the last day are the number of mails that were sent.
  [mailCode, before(mailCode.expiresAt, '2 days')],
  [knownDevice, before(knownDevice.lastUsedAt, '1 year')],
  [accountDevice, and(isNull(accountDevice.linkedAt), before(accountDevice.lastSeenAt, '1 year'))],
  [emailUndo, before(emailUndo.expiresAt, '0')],
  [socialLink, before(socialLink.expiresAt, '0')],
  // Owners can see for a month which key expired.
  [apiKey, before(apiKey.expiresAt, '30 days')],
  [loginHistory, before(loginHistory.at, '2 years')],
];

/** Deletes outdated rows: sessions, counters, tickets, challenges, codes, forgotten devices. Any number of servers may run it. */
export async function deleteOutdated(db: Drizzle): Promise<void> {
  for (const [table, condition] of outdated) await db.delete(table).where(condition);
}
