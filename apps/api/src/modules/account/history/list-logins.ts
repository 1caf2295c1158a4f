import type { LoginHistoryItem } from '@starhaven/contracts/account';
import { count, desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { loginHistory } from '../tables';

/** The newest logins that a caller without paging gets, and the longest page. */
export const maxLogins = 200;

/** The logins of an account, newest first. `page` counts from 1. */
export async function listLogins(
  db: Drizzle,
  accountId: number,
  { page, limit }: { page: number; limit: number },
): Promise<LoginHistoryItem[]> {
  const rows = await db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.accountId, accountId))
    .orderBy(desc(loginHistory.at), desc(loginHistory.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => ({
    _id: String(row.id),
    login: row.type,
    time: toUnixSeconds(row.at),
    ip: row.address,
    deviceId: row.deviceId,
    device: row.device,
  }));
}

export async function countLogins(db: Drizzle, accountId: number): Promise<number> {
  const [row] = await db.select({ logins: count() }).from(loginHistory).where(eq(loginHistory.accountId, accountId));
  return row?.logins ?? 0;
}
