import { isModerator } from '../../account';
import { chatMaxMessages } from '@starhaven/contracts/chat';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Speaker } from '../speaker';
import { chatMessage } from '../tables';
import type { ChatMessageRow } from './to-wire';

/** Messages that everybody sees. */
const isShown = eq(chatMessage.isPending, false);

/** Only moderators and the author see messages that wait for approval. */
function isShownTo(viewer: Speaker | null): SQL | undefined {
  if (viewer === null) return isShown;
  return isModerator(viewer) ? undefined : or(isShown, eq(chatMessage.accountId, viewer.accountId));
}

/** The latest messages of a room, oldest first (docs/behaviour/chat.md#message-rules). */
export async function listMessages(
  db: Drizzle,
  room: string,
  { viewer = null, count = chatMaxMessages }: { viewer?: Speaker | null; count?: number } = {},
): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.room, room), isNull(chatMessage.removedAt), isShownTo(viewer)))
    .orderBy(desc(chatMessage.id))
    .limit(count);
  return rows.reverse();
}

/** The newest messages of all rooms, for a server that starts. */
export const listNewest = (db: Drizzle, count: number): Promise<ChatMessageRow[]> =>
  db
    .select()
    .from(chatMessage)
    .where(and(isNull(chatMessage.removedAt), isShown))
    .orderBy(desc(chatMessage.id))
    .limit(count);
