import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { donation } from '../tables';
import { daysOf } from './days-of';
import type { SponsorRule } from './days-of';
import { giveRole } from './give-role';

const refusals = {
  'for-ever': 'This account is already a sponsor permanently.',
  'other-roles': 'This account has other roles, and all roles of an account end at the same time. Change them first.',
};

export interface Assignment {
  id: number;
  accountId: number;
  /** undefined: as many as the rule gives. */
  days: number | undefined;
}

/**
 * Gives an unclaimed donation to an account.
 * @throws DomainError not-found; failed-precondition for one that was claimed or refunded, or whose role cannot be given; invalid-argument
 * when the rule gives no days and none are named
 */
export async function assignDonation(tx: Transaction, { id, accountId, days }: Assignment, rule: SponsorRule) {
  const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'There is no such donation.');
  if (row.state !== 'unclaimed')
    throw new DomainError('failed-precondition', 'Only an unclaimed donation can be given to an account.');
  const ruled = days ?? daysOf(row, rule);
  if (typeof ruled === 'string')
    throw new DomainError('invalid-argument', 'The rules give no days for this amount. Please say how many.', {
      field: 'days',
    });
  const gift = await giveRole(tx, id, accountId, ruled);
  if (gift !== 'given') throw new DomainError('failed-precondition', refusals[gift]);
}
