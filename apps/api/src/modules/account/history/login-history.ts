import type { LoginHistoryItem } from '@starhaven/contracts/account';
import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { loginHistory } from '../tables';
import { toUnixSeconds } from '../unix-seconds';

const maxItems = 200;

/** The logins of an account, newest first. */
export async function listLogins(db: Drizzle, accountId: number): Promise<LoginHistoryItem[]> {
  const rows = await db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.accountId, accountId))
    .orderBy(desc(loginHistory.at), desc(loginHistory.id))
    .limit(maxItems);
  return rows.map((row) => ({
    _id: String(row.id),
    login: row.type,
    time: toUnixSeconds(row.at),
    ip: row.address,
    deviceId: row.deviceId,
    device: row.device,
  }));
}

export async function clearLogins(db: Drizzle, accountId: number): Promise<void> {
  await db.delete(loginHistory).where(eq(loginHistory.accountId, accountId));
}
