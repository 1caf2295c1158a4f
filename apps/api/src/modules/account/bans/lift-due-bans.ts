import { lte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { accountBan } from '../tables';
import { liftBan } from './lift-ban';

/** Lifts the bans whose end has come. Any number of servers may run it; a login does not wait for it. */
export async function liftDueBans(db: Drizzle): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ accountId: accountBan.accountId })
      .from(accountBan)
      .where(lte(accountBan.until, sql`now()`))
      .limit(100)
      .for('update', { skipLocked: true });
    for (const { accountId } of due) await liftBan(tx, accountId);
    return due.length;
  });
}
