import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { findAccountFacts, permissionsOf } from '../../account';
import type { AccountFacts } from '../../account';
import type { Staff } from './staff';

/** The uid of a request as a number. @throws DomainError not-found */
export function accountIdOf(uid: string): number {
  if (!/^\d{1,9}$/.test(uid)) throw new DomainError('not-found', 'There is no such account.');
  return Number(uid);
}

/** Requires that the account exists. @throws DomainError not-found */
export async function requireAccount(db: Drizzle, accountId: number): Promise<AccountFacts> {
  const facts = (await findAccountFacts(db, [accountId])).get(accountId);
  if (!facts) throw new DomainError('not-found', 'There is no such account.');
  return facts;
}

/**
 * Requires that staff may act on an account: it exists, is not the caller's own, and may not do more than the caller.
 * @throws DomainError not-found, failed-precondition, permission-denied
 */
export async function requireBelow(db: Drizzle, staff: Staff, accountId: number): Promise<void> {
  const refusal = refusalToActOn(staff, accountId, await requireAccount(db, accountId));
  if (refusal) throw refusal;
}

/** Why staff may not act on an account; null: they may. */
export function refusalToActOn(staff: Staff, accountId: number, { roles }: AccountFacts): DomainError | null {
  if (accountId === staff.account.id)
    return new DomainError('failed-precondition', 'This is your own account. Use the pages of your account.');
  const isAbove = [...permissionsOf(roles)].some((permission) => !staff.permissions.has(permission));
  return isAbove ? new DomainError('permission-denied', 'This account has more permissions than yours.') : null;
}
