import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { Refusal } from '../../../platform/http/refusal';
import { hashKey } from '../keys';
import { session } from '../tables';

/**
 * Ends one session of the account; one that has ended already stays so.
 * @throws Refusal 404 when the account has no such session
 */
export async function endOwnSession(db: Drizzle, accountId: number, sessionId: string): Promise<void> {
  const id = /^\d{1,9}$/.test(sessionId) ? Number(sessionId) : 0;
  const owned = and(eq(session.id, id), eq(session.accountId, accountId));
  const [found] = await db.select({ id: session.id }).from(session).where(owned);
  if (!found) throw new Refusal(404, 'There is no such session', { status: 404 });
  await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'owner' })
    .where(and(owned, isNull(session.endedAt)));
}

/** Ends the session of this key; a key without a session that holds is fine, too. */
export async function endSessionOfKey(db: Drizzle, sessionKey: string): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'logout' })
    .where(and(eq(session.keyHash, hashKey(sessionKey)), isNull(session.endedAt)));
}
