import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { liftBan as liftAccountBan } from '../../account';
import { requireBelow } from '../guard/require-below';
import type { Staff } from '../guard/staff';

/** Ends a ban. @throws DomainError failed-precondition when the account is not banned; those of `requireBelow` */
export async function liftBan(tx: Transaction, staff: Staff, accountId: number): Promise<void> {
  await requireBelow(tx, staff, accountId);
  if (!(await liftAccountBan(tx, accountId)))
    throw new DomainError('failed-precondition', 'The account is not banned.');
}
