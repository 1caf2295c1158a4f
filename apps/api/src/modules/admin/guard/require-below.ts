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
  const facts = await requireAccount(db, accountId);
  if (accountId === staff.account.id)
    throw new DomainError('failed-precondition', 'This is your own account. Use the pages of your account.');
  const isAbove = [...permissionsOf(facts.roles)].some((permission) => !staff.permissions.has(permission));
  if (isAbove) throw new DomainError('permission-denied', 'This account has more permissions than yours.');
}
