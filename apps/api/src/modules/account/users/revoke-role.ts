import { Role, isLastingRole } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../lock-account';
import { effectiveRoles } from '../roles';
import { requireOtherAdmin } from '../staff/require-other-admin';
import { account } from '../tables';

/**
 * Takes a role away. When no temporary role is left, the expiry is removed, too.
 * @throws DomainError failed-precondition for a role that the account does not have, a ban, and the last admin
 */
export async function revokeRole(
  tx: Transaction,
  { accountId, role }: { accountId: number; role: number },
): Promise<void> {
  if (role === Role.BAN)
    throw new DomainError('failed-precondition', 'A ban cannot be taken away like a role. Lift the ban instead.');
  if (role === Role.ADMIN) await requireOtherAdmin(tx, accountId);
  const row = await lockAccount(tx, accountId);
  if (!row.roles.includes(role)) throw new DomainError('failed-precondition', 'The account does not have this role.');
  const roles = effectiveRoles(row).filter((one) => one !== role);
  const roleExpiresAt = roles.every(isLastingRole) ? null : row.roleExpiresAt;
  await tx.update(account).set({ roles, roleExpiresAt }).where(eq(account.id, accountId));
}
