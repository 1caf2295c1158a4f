import { Role, isLastingRole } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { lockAccount } from '../lock-account';
import { effectiveRoles } from '../roles';
import { account } from '../tables';

const dayMs = 24 * 60 * 60_000;

/** The time during which an account has the role SPONSOR. */
export interface SponsorTime {
  from: Date;
  until: Date;
}

/**
 * Adds days to the end of the role SPONSOR, or gives the role from now on. Returns `for-ever` when the account has the role without an end,
 * and `other-roles` when other roles of the account have an end: an account has one end for all its roles
 * (docs/behaviour/admin.md#roles-with-an-end).
 * @throws DomainError unauthenticated when the account no longer exists
 */
export async function addSponsorTime(
  tx: Transaction,
  accountId: number,
  days: number,
): Promise<SponsorTime | 'for-ever' | 'other-roles'> {
  const row = await lockAccount(tx, accountId);
  // Roles that ended must not come back with the new end.
  const held = effectiveRoles(row);
  const isSponsor = held.includes(Role.SPONSOR);
  if (isSponsor && row.roleExpiresAt === null) return 'for-ever';
  if (held.some((role) => role !== Role.SPONSOR && !isLastingRole(role))) return 'other-roles';
  const from = isSponsor && row.roleExpiresAt !== null ? row.roleExpiresAt : new Date();
  const until = new Date(from.getTime() + days * dayMs);
  const roles = [...new Set([...held, Role.SPONSOR])];
  await tx.update(account).set({ roles, roleExpiresAt: until }).where(eq(account.id, accountId));
  return { from, until };
}

/**
 * Moves the end of the role SPONSOR to an earlier time. Changes nothing when the account does not have the role, has it without an end, or
 * has other roles with the same end.
 */
export async function takeSponsorTime(tx: Transaction, accountId: number, ms: number): Promise<void> {
  const row = await lockAccount(tx, accountId);
  const held = effectiveRoles(row);
  if (ms <= 0 || row.roleExpiresAt === null || !held.includes(Role.SPONSOR)) return;
  if (held.some((role) => role !== Role.SPONSOR && !isLastingRole(role))) return;
  const until = new Date(row.roleExpiresAt.getTime() - ms);
  const isOver = until <= new Date();
  await tx
    .update(account)
    .set(
      isOver
        ? { roles: held.filter((role) => role !== Role.SPONSOR), roleExpiresAt: null }
        : { roles: held, roleExpiresAt: until },
    )
    .where(eq(account.id, accountId));
}
