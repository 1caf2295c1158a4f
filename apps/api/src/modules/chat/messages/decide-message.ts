import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireModerator } from '../moderators';
import type { Speaker } from '../speaker';
import { chatMessage } from '../tables';

/**
 * Approves a waiting message, or removes it; returns the id of its author. When two moderators decide at the same time, only the first
 * decision counts (docs/behaviour/chat.md#approval).
 * @throws DomainError permission-denied, not-found when the message does not wait
 */
export async function decideMessage(
  db: Drizzle,
  moderator: Speaker,
  { id, isApproved }: { id: number; isApproved: boolean },
): Promise<number> {
  requireModerator(moderator);
  const set = isApproved ? { isPending: false } : { removedAt: sql`now()`, removedBy: moderator.accountId };
  const [decided] = await db
    .update(chatMessage)
    .set(set)
    .where(and(eq(chatMessage.id, id), eq(chatMessage.isPending, true), isNull(chatMessage.removedAt)))
    .returning({ authorId: chatMessage.accountId });
  if (!decided) throw new DomainError('not-found', 'This message does not wait any more');
  return decided.authorId;
}
