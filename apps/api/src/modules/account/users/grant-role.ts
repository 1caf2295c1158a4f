import { StaffRole } from '@starhaven/contracts/admin';
import { Role, isLastingRole } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../lock-account';
import { effectiveRoles } from '../roles';
import { requireOtherAdmin } from '../staff/require-other-admin';
import { account } from '../tables';

const grantable: ReadonlySet<number> = new Set([...Object.values(StaffRole), Role.MEMBER, Role.SPONSOR]);

const describe = (end: Date | null) =>
  end === null ? 'without an end' : `until ${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export interface RoleGrant {
  accountId: number;
  role: number;
  /** null: for ever. */
  until: Date | null;
}

/**
 * Gives a role (docs/behaviour/admin.md#roles-with-an-end).
 * @throws DomainError invalid-argument; failed-precondition when the account's other roles have another end, or for the last admin
 */
export async function grantRole(tx: Transaction, { accountId, role, until }: RoleGrant): Promise<void> {
  if (!grantable.has(role)) throw new DomainError('invalid-argument', 'This role cannot be given.', { field: 'role' });
  if (until !== null && until <= new Date())
    throw new DomainError('invalid-argument', 'The end of the role must be in the future.', { field: 'until' });
  if (until !== null && isLastingRole(role))
    throw new DomainError('invalid-argument', 'Membership has no end.', { field: 'until' });
  // With an end for the role, this account is no longer a permanent admin.
  if (role === Role.ADMIN && until !== null) await requireOtherAdmin(tx, accountId);
  const row = await lockAccount(tx, accountId);
  // Roles that ended must not come back with the new end.
  const held = effectiveRoles(row);
  const others = held.filter((one) => one !== role && !isLastingRole(one));
  const roles = [...new Set([...held, role])];
  if (isLastingRole(role)) {
    await tx.update(account).set({ roles }).where(eq(account.id, accountId));
    return;
  }
  if (others.length > 0 && row.roleExpiresAt?.getTime() !== until?.getTime()) {
    throw new DomainError(
      'failed-precondition',
      `This account has other roles ${describe(row.roleExpiresAt)}. All roles of an account end at the same time.`,
    );
  }
  await tx.update(account).set({ roles, roleExpiresAt: until }).where(eq(account.id, accountId));
}
