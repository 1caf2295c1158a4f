import { and, desc, eq, lt } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { donation } from '../tables';

export type DonationRow = typeof donation.$inferSelect;

/** Donations below an id, the newest first. */
export function findDonationPage(
  db: Drizzle,
  { state, below, limit }: { state: DonationRow['state'] | undefined; below: number | undefined; limit: number },
): Promise<DonationRow[]> {
  return db
    .select()
    .from(donation)
    .where(
      and(
        state === undefined ? undefined : eq(donation.state, state),
        below === undefined ? undefined : lt(donation.id, below),
      ),
    )
    .orderBy(desc(donation.id))
    .limit(limit);
}
