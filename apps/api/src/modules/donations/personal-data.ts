import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData, LeaveAccount } from '../account';
import { donation, sponsorCode } from './tables';

/** The code and the donations of an account, for its export (docs/behaviour/account.md#export). */
export const findDonationsData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const codes = await db.select().from(sponsorCode).where(eq(sponsorCode.accountId, accountId));
    const rows = await db.select().from(donation).where(eq(donation.accountId, accountId)).orderBy(asc(donation.id));
    return {
      sponsorCode: codes.map(({ code, isThanked, createdAt }) => ({
        ...{ code, isThanked },
        createdAt: toUnixSeconds(createdAt),
      })),
      donations: rows.map((row) => ({
        ...{ service: row.service, transaction: row.transaction, amount: row.amount / 100, currency: row.currency },
        ...{ state: row.state, name: row.donorName, message: row.message },
        happenedAt: toUnixSeconds(row.happenedAt),
        givenFrom: toUnixSeconds(row.givenFrom),
        givenUntil: toUnixSeconds(row.givenUntil),
      })),
    };
  };

/** Donations of a deleted account stay for the sums, without the account, the name and the message. */
export const leaveDonations: LeaveAccount = async (tx, { accountId }) => {
  await tx
    .update(donation)
    .set({ accountId: null, donorName: '', message: '' })
    .where(eq(donation.accountId, accountId));
};
