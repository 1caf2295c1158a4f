import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { donation, sponsorCode } from '../tables';

const maxShown = 20;

/** The newest donations of an account, and its code (`own` is undefined before it has one). */
export async function getSponsorship(db: Drizzle, accountId: number) {
  const [own] = await db.select().from(sponsorCode).where(eq(sponsorCode.accountId, accountId));
  const donations = await db
    .select()
    .from(donation)
    .where(eq(donation.accountId, accountId))
    .orderBy(desc(donation.id))
    .limit(maxShown);
  return { own, donations };
}
