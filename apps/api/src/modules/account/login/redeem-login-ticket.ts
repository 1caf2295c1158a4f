import { and, eq, gt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey } from '../../../platform/secrets/keys';
import { loginTicket } from '../tables';

/**
 * Redeems the one-time `session` of a social login; returns the account's id, or null when it was used, has expired or is of another
 * provider.
 */
export async function redeemLoginTicket(
  db: Drizzle,
  { ticket, provider }: { ticket: string; provider: string },
): Promise<number | null> {
  const [redeemed] = await db
    .delete(loginTicket)
    .where(
      and(
        eq(loginTicket.ticketHash, hashKey(ticket)),
        eq(loginTicket.provider, provider),
        gt(loginTicket.expiresAt, sql`now()`),
      ),
    )
    .returning({ accountId: loginTicket.accountId });
  return redeemed?.accountId ?? null;
}
