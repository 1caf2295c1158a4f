import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/**
 * Adds points, or takes them with a negative amount, in the caller's transaction; returns the new balance. null: there is no such account,
 * or it has too few points. The database computes the sum, so parallel changes all count.
 */
export async function changePoints(
  tx: Drizzle,
  { accountId, amount }: { accountId: number; amount: number },
): Promise<number | null> {
  const [changed] = await tx
    .update(account)
    .set({ points: sql`${account.points} + ${amount}` })
    .where(and(eq(account.id, accountId), sql`${account.points} + ${amount} >= 0`))
    .returning({ points: account.points });
  return changed?.points ?? null;
}
