import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';
import { drawAvatar } from './draw-avatar';

/** The picture of an account as SVG. An account that does not exist also has one, because posts of deleted accounts stay. */
export async function getAvatar(db: Drizzle, id: number): Promise<string> {
  const [found] = await db.select({ name: account.name }).from(account).where(eq(account.id, id));
  return drawAvatar({ uid: String(id), name: found?.name ?? '' });
}
