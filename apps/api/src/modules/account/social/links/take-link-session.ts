import type { SocialProvider } from '@starhaven/contracts/session';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { hashKey } from '../../../../platform/secrets/keys';
import { findLiveSession } from '../../sessions/find-live-session';
import { socialLink } from '../../tables';

/**
 * The account that `session` of a link page represents: a ticket, which works once, or the session key as in the specification. An account
 * with a password needs the ticket to link a login, because the session alone must not add a way in.
 * @throws DomainError unauthenticated; failed-precondition when a ticket is needed
 */
export async function takeLinkSession(
  db: Drizzle,
  { type, provider, session }: { type: 'link' | 'unlink'; provider: SocialProvider; session: string },
): Promise<number> {
  const [ticket] = await db
    .delete(socialLink)
    .where(
      and(
        eq(socialLink.ticketHash, hashKey(session)),
        eq(socialLink.provider, provider),
        isNull(socialLink.providerId),
        gt(socialLink.expiresAt, sql`now()`),
      ),
    )
    .returning({ accountId: socialLink.accountId });
  if (ticket) return ticket.accountId;
  const signedIn = await findLiveSession(db, session);
  if (signedIn === null) throw new DomainError('unauthenticated', 'Your session has expired. Please log in again.');
  if (type === 'link' && signedIn.account.passwordHash !== null) {
    throw new DomainError('failed-precondition', 'Please link it on your account page, with your password.');
  }
  return signedIn.account.id;
}
