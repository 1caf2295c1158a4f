import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { loginChallenge, session, socialLink } from '../tables';

/** The reason why a session ended; stored with it. */
export type EndReason = 'logout' | 'password' | 'ban' | 'owner' | 'email' | 'deletion';

/** Ends all live sessions of an account and returns their number. After the commit the database notifies every server. */
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
  // A login that waits for its second factor, and a social login that is being linked, began with a proof that is no longer valid.
  await tx.delete(loginChallenge).where(eq(loginChallenge.accountId, accountId));
  await tx.delete(socialLink).where(eq(socialLink.accountId, accountId));
  return ended.length;
}
