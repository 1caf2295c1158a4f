import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, isNull, not } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccounts } from '../lock-account';
import { account } from '../tables';

/**
 * Call before a change that takes the admin role of this account, or its access to the site. It locks all admins, so that two admins who
 * demote each other at the same time do not both succeed (docs/behaviour/admin.md#the-last-admin).
 * @throws DomainError failed-precondition when this account is the last admin
 */
export async function requireOtherAdmin(tx: Transaction, accountId: number): Promise<void> {
  const admins = await lockAccounts(
    tx,
    and(
      arrayContains(account.roles, [Role.ADMIN]),
      not(arrayContains(account.roles, [Role.BAN])),
      isNull(account.roleExpiresAt),
      isNull(account.deletionAt),
    ),
  );
  const isAdmin = admins.some(({ id }) => id === accountId);
  if (isAdmin && admins.length === 1)
    throw new DomainError('failed-precondition', 'This is the last admin. Make somebody else an admin first.');
}
