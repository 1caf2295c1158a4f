import { count, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../lock-account';
import { accountAddress } from '../tables';
import { findCanonicalAddress } from './canonical-address';
import { invalidAddress } from './invalid-address';

const maxAddresses = 20;

/**
 * Adds an address to the list of an account; does nothing if the list has it already.
 * @throws DomainError invalid-argument, failed-precondition when the list is full
 */
export async function addAddress(db: Drizzle, { accountId, ip }: { accountId: number; ip: string }): Promise<void> {
  const address = findCanonicalAddress(ip);
  if (address === null) throw invalidAddress();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const added = await tx
      .insert(accountAddress)
      .values({ accountId, address })
      .onConflictDoNothing()
      .returning({ address: accountAddress.address });
    if (added.length === 0) return;
    const [list] = await tx
      .select({ addresses: count() })
      .from(accountAddress)
      .where(eq(accountAddress.accountId, accountId));
    if ((list?.addresses ?? 0) > maxAddresses) {
      throw new DomainError('failed-precondition', `The list can have at most ${maxAddresses} addresses`);
    }
  });
}
