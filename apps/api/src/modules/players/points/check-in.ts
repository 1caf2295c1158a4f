import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { changePoints } from '../../account';
import { pointEntry } from '../tables';
import { dayOf, nextDaySeconds } from './utc-day';

/** docs/behaviour/account.md#daily-check-in */
const checkInPoints = 10;

export interface CheckedIn {
  earned: number;
  balance: number;
  nextAt: number;
}

/**
 * Earns the points of the day, once a day in UTC. @throws DomainError failed-precondition when they were earned already
 */
export async function checkIn(db: Drizzle, { accountId, now }: { accountId: number; now: Date }): Promise<CheckedIn> {
  return inTransaction(db, async (tx) => {
    // The row is inserted first: of two parallel requests the second waits for it and then finds it.
    const [entry] = await tx
      .insert(pointEntry)
      .values({ accountId, amount: checkInPoints, balance: 0, reason: 'check-in', day: dayOf(now) })
      .onConflictDoNothing({ target: [pointEntry.accountId, pointEntry.day] })
      .returning({ id: pointEntry.id });
    if (!entry) throw new DomainError('failed-precondition', 'You have checked in today. Come back tomorrow (UTC).');
    const balance = await changePoints(tx, { accountId, amount: checkInPoints });
    if (balance === null) throw new DomainError('failed-precondition', 'This account earns no points.');
    await tx
      .update(pointEntry)
      .set({ balance })
      .where(sql`${pointEntry.id} = ${entry.id}`);
    return { earned: checkInPoints, balance, nextAt: nextDaySeconds(now) };
  });
}
