import { chatMaxMessages } from '@starhaven/contracts/chat';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { chatMessage } from '../tables';
import type { ChatMessageRow } from './to-wire';

/** The latest messages of the public chat, oldest first (docs/behaviour/chat.md#message-rules). */
export async function listMessages(db: Drizzle, count = chatMaxMessages): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(isNull(chatMessage.removedAt))
    .orderBy(desc(chatMessage.id))
    .limit(count);
  return rows.reverse();
}

/** One message, unless it was removed. */
export async function findMessage(db: Drizzle, id: number): Promise<ChatMessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.id, id), isNull(chatMessage.removedAt)));
  return row ?? null;
}
