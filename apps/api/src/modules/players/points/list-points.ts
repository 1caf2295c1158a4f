import type { PointEntry } from '@starhaven/contracts/account';
import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { pointEntry } from '../tables';
import { dayOf, nextDaySeconds } from './utc-day';

const maxEntries = 100;

/** The account's changes of points, newest first, and the time of the next possible check-in (0 = now). */
export async function listPoints(
  db: Drizzle,
  { accountId, now }: { accountId: number; now: Date },
): Promise<{ nextAt: number; entries: PointEntry[] }> {
  const rows = await db
    .select()
    .from(pointEntry)
    .where(eq(pointEntry.accountId, accountId))
    .orderBy(desc(pointEntry.id))
    .limit(maxEntries);
  const isDone = rows.some(({ day }) => day === dayOf(now));
  return {
    nextAt: isDone ? nextDaySeconds(now) : 0,
    entries: rows.map(({ amount, balance, reason, at }) => ({ amount, balance, reason, at: toUnixSeconds(at) })),
  };
}
