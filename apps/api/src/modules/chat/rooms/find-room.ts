import type { ChatRoom } from '@starhaven/contracts/chat';
import { asc, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { chatRoom } from '../tables';

const { slug, title, isPaused, pauseReason } = chatRoom;
const fields = { slug, title, isPaused, pauseReason };

export async function findRoom(db: Drizzle, name: string): Promise<ChatRoom | null> {
  const [room] = await db.select(fields).from(chatRoom).where(eq(slug, name));
  return room ?? null;
}

/** All rooms, the public one first. */
export const listRooms = (db: Drizzle): Promise<ChatRoom[]> =>
  db
    .select(fields)
    .from(chatRoom)
    .orderBy(sql`${slug} <> 'public'`, asc(title), asc(slug));
