import type { SocialProvider } from '@starhaven/contracts/session';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { hashKey } from '../../keys';
import { findLiveSession } from '../../sessions/find-live-session';
import { socialLink } from '../../tables';

/**
 * The account that `session` of a link page represents: a ticket, which works once, or the session key as in the specification.
 * @throws DomainError unauthenticated
 */
export async function takeLinkSession(
  db: Drizzle,
  { provider, session }: { provider: SocialProvider; session: string },
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
  const accountId = ticket?.accountId ?? (await findLiveSession(db, session))?.account.id;
  if (accountId === undefined) {
    throw new DomainError('unauthenticated', 'Your session has expired. Please log in again.');
  }
  return accountId;
}
