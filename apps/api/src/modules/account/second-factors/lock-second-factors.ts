import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { account } from '../tables';

/**
 * Serialises changes to an account's second factors until the end of the transaction. Two changes at once would both find no factor and
 * make recovery codes twice.
 */
export async function lockSecondFactors(tx: Transaction, accountId: number): Promise<void> {
  // Parallel logins reference the account and must not wait.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}
