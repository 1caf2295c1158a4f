import { notificationKinds } from '@starhaven/contracts/notifications';
import type { NotificationChoice } from '@starhaven/contracts/notifications';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { notificationChoice } from '../tables';
import { defaultChoices } from './default-choices';

/** The account's choice for each kind, the defaults included (docs/behaviour/notifications.md#choices). */
export async function listChoices(db: Drizzle, accountId: number): Promise<NotificationChoice[]> {
  const rows = await db.select().from(notificationChoice).where(eq(notificationChoice.accountId, accountId));
  return notificationKinds.map((kind) => {
    const { isOnSite, mail } = rows.find((row) => row.kind === kind) ?? defaultChoices[kind];
    return { kind, site: isOnSite, mail };
  });
}
