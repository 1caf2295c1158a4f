import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { chatRoom } from '../tables';

/** Pauses or resumes a room, on all servers at once (docs/behaviour/chat.md#paused-rooms). @throws DomainError not-found */
export async function pauseRoom(
  db: Drizzle,
  { room, isPaused, reason }: { room: string; isPaused: boolean; reason: string },
): Promise<void> {
  const changed = await db
    .update(chatRoom)
    .set({ isPaused, pauseReason: isPaused ? reason : '' })
    .where(eq(chatRoom.slug, room))
    .returning({ slug: chatRoom.slug });
  if (changed.length === 0) throw new DomainError('not-found', 'There is no such room');
}
