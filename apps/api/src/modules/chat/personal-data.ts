import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { listIgnored } from './members/list-ignored';
import { chatMessage, chatMute, chatReport } from './tables';

/** The chat messages of an account, including removed ones, for its export (docs/behaviour/account.md#export). */
export const findChatData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const messages = await db
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.accountId, accountId))
      .orderBy(asc(chatMessage.id));
    const mutes = await db.select().from(chatMute).where(eq(chatMute.accountId, accountId));
    const reports = await db
      .select()
      .from(chatReport)
      .where(eq(chatReport.accountId, accountId))
      .orderBy(asc(chatReport.reportedAt));
    return {
      chatIgnored: await listIgnored(db, accountId),
      chatReports: reports.map(({ messageId, reason, reportedAt }) => ({
        ...{ messageId, reason },
        reportedAt: toUnixSeconds(reportedAt),
      })),
      chatMessages: messages.map(({ room, name, input, sentAt, removedAt }) => ({
        ...{ room, name, input },
        sentAt: toUnixSeconds(sentAt),
        removedAt: toUnixSeconds(removedAt),
      })),
      chatMutes: mutes.map(({ reason, until, mutedAt }) => ({
        reason,
        until: toUnixSeconds(until),
        mutedAt: toUnixSeconds(mutedAt),
      })),
    };
  };
