import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { publishUnreadChange } from '../live/publish-unread-change';
import { notification } from '../tables';

const maxId = 999_999_999_999_999;

/** Marks one entry of the account as read, or all that happened until `upTo` (unix seconds). Read entries are not mailed any more. */
export async function readNotifications(
  db: Drizzle,
  accountId: number,
  what: { id: string } | { upTo: number },
): Promise<void> {
  if ('id' in what && !/^\d{1,15}$/.test(what.id)) return;
  const which =
    'id' in what
      ? eq(notification.id, Math.min(Number(what.id), maxId))
      : // The whole second, as the list gives it.
        sql`${notification.happenedAt} < to_timestamp(${what.upTo}::float8 + 1)`;
  await inTransaction(db, async (tx) => {
    const read = await tx
      .update(notification)
      .set({ readAt: sql`now()`, mail: 'off' })
      .where(
        and(eq(notification.accountId, accountId), eq(notification.isOnSite, true), isNull(notification.readAt), which),
      )
      .returning({ id: notification.id });
    if (read.length > 0) await publishUnreadChange(tx, [accountId]);
  });
}
