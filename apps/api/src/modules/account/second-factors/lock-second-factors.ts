import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { account } from '../tables';

/**
 * Has changes to an account's second factors happen one after the other until the end of the transaction. Two that come at
 * once would both find the account without any and make recovery codes twice.
 */
export async function lockSecondFactors(tx: Transaction, accountId: number): Promise<void> {
  // Logins meanwhile refer to the account and are not to wait.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}
