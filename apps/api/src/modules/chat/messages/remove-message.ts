import { Role } from '@starhaven/contracts/session';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ChatContext } from '../chat-context';
import type { Speaker } from '../speaker';
import { chatMessage } from '../tables';

const moderators: readonly number[] = [Role.ADMIN, Role.MOD];

export const isModerator = ({ roles }: Pick<Speaker, 'roles'>): boolean =>
  roles.some((role) => moderators.includes(role));

/**
 * Removes a message: one's own, or any for moderators (docs/behaviour/chat.md#removing-messages). False: there is no such message, or it is
 * somebody else's.
 */
export async function removeMessage({ db }: Pick<ChatContext, 'db'>, speaker: Speaker, id: number): Promise<boolean> {
  const isOwn = isModerator(speaker) ? undefined : eq(chatMessage.accountId, speaker.accountId);
  const removed = await db
    .update(chatMessage)
    .set({ removedAt: sql`now()`, removedBy: speaker.accountId })
    .where(and(eq(chatMessage.id, id), isNull(chatMessage.removedAt), isOwn))
    .returning({ id: chatMessage.id });
  return removed.length > 0;
}
