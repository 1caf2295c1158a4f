import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { endSessions } from '../sessions/end-sessions';
import { session } from '../tables';

/** Ends one session of an account, or all. Returns how many. */
export async function endUserSessions(
  tx: Transaction,
  { accountId, sessionId }: { accountId: number; sessionId: number | null },
): Promise<number> {
  if (sessionId === null) return endSessions(tx, accountId, 'owner');
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'owner' })
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId), isNull(session.endedAt)))
    .returning({ id: session.id });
  return ended.length;
}
