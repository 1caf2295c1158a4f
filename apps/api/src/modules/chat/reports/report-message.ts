import { and, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { visibleLine } from '../../../platform/text/visible-line';
import { DomainError } from '../../../platform/errors/domain-error';
import { chatMessage, chatReport } from '../tables';

/**
 * Stores a member's report; a second report by the same member changes nothing. The message stays as it is
 * (docs/behaviour/chat.md#reports).
 * @throws DomainError not-found, failed-precondition for the member's own message
 */
export async function reportMessage(
  db: Drizzle,
  { accountId, messageId, reason }: { accountId: number; messageId: number; reason: string },
): Promise<void> {
  const [message] = await db
    .select({ authorId: chatMessage.accountId })
    .from(chatMessage)
    .where(and(eq(chatMessage.id, messageId), isNull(chatMessage.removedAt), eq(chatMessage.isPending, false)));
  if (!message) throw new DomainError('not-found', 'This message does not exist any more');
  if (message.authorId === accountId)
    throw new DomainError('failed-precondition', 'This is your own message. You can delete it.');
  await db
    .insert(chatReport)
    .values({ accountId, messageId, reason: visibleLine(reason) })
    .onConflictDoNothing();
}
