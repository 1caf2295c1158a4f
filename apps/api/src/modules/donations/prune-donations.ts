import { and, lt, or, ne, sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { donation } from './tables';

/** Removes name and message of the donor from donations that are still unclaimed after 180 days. */
export async function pruneDonations(db: Drizzle): Promise<void> {
  await db
    .update(donation)
    .set({ donorName: '', message: '' })
    .where(
      and(
        or(ne(donation.donorName, ''), ne(donation.message, '')),
        lt(donation.receivedAt, sql`now() - interval '180 days'`),
      ),
    );
}
