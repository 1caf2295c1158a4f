import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { notification } from '../tables';

/** The numbers of unread entries on the site, by account; accounts without one are left out. */
export async function countUnreadByAccount(db: Drizzle, accountIds: number[]): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ accountId: notification.accountId, unread: count() })
    .from(notification)
    .where(
      and(inArray(notification.accountId, accountIds), isNull(notification.readAt), eq(notification.isOnSite, true)),
    )
    .groupBy(notification.accountId);
  return new Map(rows.map(({ accountId, unread }) => [accountId, unread]));
}
