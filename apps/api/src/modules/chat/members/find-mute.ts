import type { ChatMute } from '@starhaven/contracts/chat';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { chatMute } from '../tables';

/** The current mute of an account. */
export async function findMute(db: Drizzle, accountId: number): Promise<ChatMute | null> {
  const [mute] = await db
    .select()
    .from(chatMute)
    .where(and(eq(chatMute.accountId, accountId), or(isNull(chatMute.until), gt(chatMute.until, sql`now()`))));
  if (!mute) return null;
  return { reason: mute.reason, until: mute.until === null ? 0 : Math.ceil(mute.until.getTime() / 1000) };
}
