import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { addSponsorTime } from '../../account';
import { donation } from '../tables';

/** The effect of a donation on its account. */
export type Gift = 'given' | 'for-ever' | 'other-roles';

/** Gives an account the role for a donation, whose row the caller has locked; if that is impossible, the donation stays unclaimed. */
export async function giveRole(tx: Transaction, id: number, accountId: number, days: number): Promise<Gift> {
  const time = await addSponsorTime(tx, accountId, days);
  const isGiven = typeof time === 'object';
  if (isGiven) await endEarlier(tx, accountId, time.from);
  await tx
    .update(donation)
    .set(
      isGiven
        ? {
            ...{ accountId, state: 'claimed', reason: '', donorName: '', message: '' },
            ...{ givenFrom: time.from, givenUntil: time.until },
          }
        : { accountId, state: 'unclaimed', reason: time },
    )
    .where(eq(donation.id, id));
  return isGiven ? 'given' : time;
}

/** After staff shortened the role: earlier donations must end before this one begins, so that their refund takes no days of this one. */
async function endEarlier(tx: Transaction, accountId: number, from: Date): Promise<void> {
  const at = from.toISOString();
  await tx
    .update(donation)
    .set({
      givenFrom: sql`least(${donation.givenFrom}, ${at}::timestamptz)`,
      givenUntil: sql`least(${donation.givenUntil}, ${at}::timestamptz)`,
    })
    .where(and(eq(donation.accountId, accountId), gt(donation.givenUntil, from)));
}
