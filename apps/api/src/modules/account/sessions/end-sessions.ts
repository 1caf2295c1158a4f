import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { loginChallenge, session } from '../tables';

/** Why a session ended; kept with it. */
export type EndReason = 'logout' | 'password' | 'ban' | 'owner';

/**
 * Ends all sessions of an account that have not ended yet; every server hears of it from the database once the transaction
 * is committed. Returns how many.
 */
export async function endSessions(
  tx: Transaction,
  accountId: number,
  reason: EndReason,
  { exceptSessionId }: { exceptSessionId?: number } = {},
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.endedAt),
        exceptSessionId === undefined ? undefined : ne(session.id, exceptSessionId),
      ),
    )
    .returning({ id: session.id });
  // A login that waits for its second factor was begun with what no longer counts.
  await tx.delete(loginChallenge).where(eq(loginChallenge.accountId, accountId));
  return ended.length;
}
