import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import type { AccountRow } from './accounts';
import { account } from './tables';

/**
 * Serialises changes of one account until the end of the transaction, and returns the account as it is now. Parallel logins reference the
 * account and do not wait.
 * @throws DomainError unauthenticated when the account no longer exists
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<AccountRow> {
  const [row] = await tx.select().from(account).where(eq(account.id, accountId)).for('no key update');
  if (!row) throw new DomainError('unauthenticated', 'Your session has expired. Please log in again.');
  return row;
}
