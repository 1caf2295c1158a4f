import { isIP } from 'node:net';
import { and, eq, inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { lockAccount } from '../lock-account';
import { requireAnotherWayIn } from '../require-another-way-in';
import { accountAddress } from '../tables';
import { findCanonicalAddress } from './canonical-address';
import { invalidAddress } from './invalid-address';

/**
 * Takes an address off the list; does nothing when it is not there.
 * @throws DomainError invalid-argument; failed-precondition when it is the last way to log in
 */
export async function removeAddress(db: Drizzle, { accountId, ip }: { accountId: number; ip: string }): Promise<void> {
  if (isIP(ip.trim()) === 0) throw invalidAddress();
  const address = findCanonicalAddress(ip);
  // Guests' first addresses are listed as their connections had them, which may be another form.
  const forms = [ip.trim(), ...(address === null ? [] : [address])];
  await inTransaction(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    const removed = await tx
      .delete(accountAddress)
      .where(and(eq(accountAddress.accountId, accountId), inArray(accountAddress.address, forms)))
      .returning({ address: accountAddress.address });
    if (removed.length > 0) await requireAnotherWayIn(tx, owner);
    else if (address === null) throw invalidAddress();
  });
}
