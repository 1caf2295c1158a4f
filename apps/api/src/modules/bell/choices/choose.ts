import type { NotificationChoice } from '@starhaven/contracts/notifications';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { notification, notificationChoice } from '../tables';

/** Stores the choices that are named. What waits for a mail of a kind that is mailed in another way now follows the new choice. */
export async function choose(db: Drizzle, accountId: number, choices: readonly NotificationChoice[]): Promise<void> {
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
            // Entries that wait for no mail were mailed, or were never to be.
            sql`${notification.mail} <> 'off'`,
          ),
        );
    }
  });
}
