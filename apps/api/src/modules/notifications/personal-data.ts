import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { followedTag, notification, notificationChoice } from './tables';

/** The list, the choices and the followed tags of an account, for its export (docs/behaviour/account.md#export). */
export const findNotificationData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const entries = await db
      .select()
      .from(notification)
      .where(eq(notification.accountId, accountId))
      .orderBy(asc(notification.id));
    return {
      notifications: entries.map(({ kind, title, path, count, happenedAt, readAt, mailedAt }) => ({
        ...{ kind, title, path, count },
        happenedAt: toUnixSeconds(happenedAt),
        readAt: toUnixSeconds(readAt),
        mailedAt: toUnixSeconds(mailedAt),
      })),
      notificationChoices: await db
        .select({
          kind: notificationChoice.kind,
          isOnSite: notificationChoice.isOnSite,
          mail: notificationChoice.mail,
        })
        .from(notificationChoice)
        .where(eq(notificationChoice.accountId, accountId)),
      followedTags: await db
        .select({ tag: followedTag.tag })
        .from(followedTag)
        .where(eq(followedTag.accountId, accountId)),
    };
  };
