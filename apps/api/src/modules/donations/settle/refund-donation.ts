import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { takeSponsorTime } from '../../account';
import { donation } from '../tables';

/**
 * Takes back the remaining time that this donation gave. Later donations that extended the role keep all their days: they begin and end
 * earlier by the same time.
 * @throws DomainError not-found; failed-precondition for one that was refunded before
 */
export async function refundDonation(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'There is no such donation.');
  if (row.state === 'refunded') throw new DomainError('failed-precondition', 'This donation was refunded before.');
  const { accountId, givenFrom, givenUntil } = row;
  if (accountId !== null && givenFrom !== null && givenUntil !== null) {
    const leftMs = Math.max(0, givenUntil.getTime() - Math.max(Date.now(), givenFrom.getTime()));
    await takeSponsorTime(tx, accountId, leftMs);
    const seconds = leftMs / 1000;
    await tx
      .update(donation)
      .set({
        givenFrom: sql`${donation.givenFrom} - make_interval(secs => ${seconds}::double precision)`,
        givenUntil: sql`${donation.givenUntil} - make_interval(secs => ${seconds}::double precision)`,
      })
      .where(and(eq(donation.accountId, accountId), gte(donation.givenFrom, givenUntil), ne(donation.id, id)));
  }
  await tx
    .update(donation)
    .set({ state: 'refunded', givenUntil: givenFrom, donorName: '', message: '' })
    .where(eq(donation.id, id));
}
