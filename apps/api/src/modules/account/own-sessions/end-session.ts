import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { session } from '../tables';

/**
 * Ends one session of the account; does nothing when it has ended before.
 * @throws DomainError not-found when the account has no such session
 */
export async function endSession(
  db: Drizzle,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<void> {
  const id = /^\d{1,9}$/.test(sessionId) ? Number(sessionId) : 0;
  const owned = and(eq(session.id, id), eq(session.accountId, accountId));
  const [found] = await db.select({ id: session.id }).from(session).where(owned);
  if (!found) throw new DomainError('not-found', 'There is no such session');
  await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'owner' })
    .where(and(owned, isNull(session.endedAt)));
}
