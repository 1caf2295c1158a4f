import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireModerator } from '../moderators';
import type { Moderating } from '../moderators';
import { chatRoom } from '../tables';

/**
 * Pauses or resumes a room, on all servers at once (docs/behaviour/chat.md#paused-rooms).
 * @throws DomainError permission-denied, not-found
 */
export async function pauseRoom(
  db: Drizzle,
  moderator: Moderating,
  { room, isPaused, reason }: { room: string; isPaused: boolean; reason: string },
): Promise<void> {
  requireModerator(moderator);
  const changed = await db
    .update(chatRoom)
    .set({ isPaused, pauseReason: isPaused ? reason : '' })
    .where(eq(chatRoom.slug, room))
    .returning({ slug: chatRoom.slug });
  if (changed.length === 0) throw new DomainError('not-found', 'There is no such room');
}
