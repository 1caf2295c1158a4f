import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { chatRoom } from '../tables';

/** Adds a room to the public one (docs/behaviour/chat.md#rooms). @throws DomainError already-exists */
export async function addRoom(db: Drizzle, values: { slug: string; title: string }): Promise<void> {
  const added = await db.insert(chatRoom).values(values).onConflictDoNothing().returning({ slug: chatRoom.slug });
  if (added.length === 0) throw new DomainError('already-exists', `There is a room ${values.slug} already.`);
}

/** Removes a room with its messages. @throws DomainError not-found */
export async function removeRoom(db: Drizzle, slug: string): Promise<void> {
  const removed = await db.delete(chatRoom).where(eq(chatRoom.slug, slug)).returning({ slug: chatRoom.slug });
  if (removed.length === 0) throw new DomainError('not-found', `There is no room ${slug}.`);
}
