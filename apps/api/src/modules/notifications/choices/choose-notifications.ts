import type { NotificationChoice } from '@starhaven/contracts/notifications';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { notification, notificationChoice } from '../tables';

/** Stores the given choices. Entries of these kinds that wait for a mail now follow the new choice. */
export async function chooseNotifications(
  db: Drizzle,
  accountId: number,
  choices: readonly NotificationChoice[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { kind, site, mail } of choices) {
      await tx
        .insert(notificationChoice)
        .values({ accountId, kind, isOnSite: site, mail })
        .onConflictDoUpdate({
          target: [notificationChoice.accountId, notificationChoice.kind],
          set: { isOnSite: site, mail },
        });
      await tx
        .update(notification)
        .set({ mail })
        .where(
          and(
            eq(notification.accountId, accountId),
            eq(notification.kind, kind),
            // The other entries were mailed already, or were never to be mailed.
            sql`${notification.mail} <> 'off'`,
          ),
        );
    }
  });
}
