import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { account, accountBan } from '../tables';

/** Lifts the ban of an account. Returns whether it was banned. */
export async function liftBan(tx: Transaction, accountId: number): Promise<boolean> {
  await tx.delete(accountBan).where(eq(accountBan.accountId, accountId));
  const lifted = await tx
    .update(account)
    .set({ roles: sql`array_remove(${account.roles}, ${Role.BAN}::smallint)` })
    .where(sql`${account.id} = ${accountId} and ${Role.BAN}::smallint = any(${account.roles})`)
    .returning({ id: account.id });
  return lifted.length > 0;
}
