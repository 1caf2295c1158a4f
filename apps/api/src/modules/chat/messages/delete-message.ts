import { and, eq, isNull, sql } from 'drizzle-orm';
import { isModerator } from '../../account';
import type { Drizzle } from '../../../platform/database/database';
import { settleReports } from '../reports/settle-reports';
import type { Speaker } from '../speaker';
import { chatMessage } from '../tables';

/**
 * Removes a message: one's own, or any for moderators (docs/behaviour/chat.md#removing-messages). null: there is no such message, or it is
 * another member's. Its open reports are settled with it.
 */
export async function deleteMessage(db: Drizzle, speaker: Speaker, id: number): Promise<{ authorId: number } | null> {
  const isOwn = isModerator(speaker) ? undefined : eq(chatMessage.accountId, speaker.accountId);
  const [removed] = await db
    .update(chatMessage)
    .set({ removedAt: sql`now()`, removedBy: speaker.accountId })
    .where(and(eq(chatMessage.id, id), isNull(chatMessage.removedAt), isOwn))
    .returning({ authorId: chatMessage.accountId });
  if (!removed) return null;
  await settleReports(db, id, speaker);
  return removed;
}
