import type { ReportedChatMessage } from '@starhaven/contracts/chat';
import { and, asc, count, countDistinct, eq, inArray, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { findAccountFacts } from '../../account';
import { toShown } from '../messages/to-wire';
import { chatMessage, chatReport } from '../tables';

const maxListed = 100;

const isOpen = and(isNull(chatReport.settledAt), isNull(chatMessage.removedAt));
const isWaiting = and(eq(chatMessage.isPending, true), isNull(chatMessage.removedAt));

async function listReported(db: Drizzle): Promise<ReportedChatMessage[]> {
  const messages = await db
    .selectDistinct({ message: chatMessage })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.messageId))
    .where(isOpen)
    .orderBy(asc(chatMessage.id))
    .limit(maxListed);
  const ids = messages.map(({ message }) => message.id);
  if (ids.length === 0) return [];
  const reports = await db
    .select()
    .from(chatReport)
    .where(and(inArray(chatReport.messageId, ids), isNull(chatReport.settledAt)))
    .orderBy(asc(chatReport.reportedAt));
  const names = await findAccountFacts(db, [...new Set(reports.map(({ accountId }) => accountId))]);
  return messages.map(({ message }) => ({
    message: toShown(message),
    room: message.room,
    reports: reports
      .filter(({ messageId }) => messageId === message.id)
      .map(({ accountId, reason, reportedAt }) => ({
        uid: String(accountId),
        name: names.get(accountId)?.name ?? '',
        reason,
        reportedAt: toUnixSeconds(reportedAt),
      })),
  }));
}

/** The messages that wait for moderators, the oldest first (docs/behaviour/chat.md#reports). */
export async function listReports(db: Drizzle) {
  const waiting = await db.select().from(chatMessage).where(isWaiting).orderBy(asc(chatMessage.id)).limit(maxListed);
  return {
    reported: await listReported(db),
    waiting: waiting.map((row) => ({ message: toShown(row), room: row.room, reports: [] })),
  };
}

/** How many messages have open reports, and how many wait for approval. */
export async function countReports(db: Drizzle): Promise<{ reports: number; waiting: number }> {
  const [open] = await db
    .select({ messages: countDistinct(chatReport.messageId) })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.messageId))
    .where(isOpen);
  const [pending] = await db.select({ messages: count() }).from(chatMessage).where(isWaiting);
  return { reports: open?.messages ?? 0, waiting: pending?.messages ?? 0 };
}
