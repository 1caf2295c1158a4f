import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../lock-account';
import { accountDevice } from '../tables';

const maxLinked = 20;

/**
 * Links or unlinks a device that the account has logged in from; does nothing when it already is.
 * @throws DomainError not-found for any other device; failed-precondition when too many are linked
 */
export async function linkDevice(
  db: Drizzle,
  { accountId, deviceId, isLinked }: { accountId: number; deviceId: string; isLinked: boolean },
): Promise<void> {
  const isOwn = eq(accountDevice.accountId, accountId);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const found = await tx
      .update(accountDevice)
      .set({ linkedAt: isLinked ? sql`coalesce(${accountDevice.linkedAt}, now())` : null })
      .where(and(isOwn, eq(accountDevice.deviceId, deviceId)))
      .returning({ deviceId: accountDevice.deviceId });
    if (found.length === 0) throw new DomainError('not-found', 'This account has not used such a device.');
    const [linked] = await tx
      .select({ devices: count() })
      .from(accountDevice)
      .where(and(isOwn, isNotNull(accountDevice.linkedAt)));
    if (isLinked && (linked?.devices ?? 0) > maxLinked) {
      throw new DomainError('failed-precondition', `At most ${maxLinked} devices can be linked.`);
    }
  });
}
