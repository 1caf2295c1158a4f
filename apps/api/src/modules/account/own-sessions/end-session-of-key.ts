import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey } from '../../../platform/secrets/keys';
import { session } from '../tables';

/** Ends the session of this key; does nothing when there is no live session. */
export async function endSessionOfKey(db: Drizzle, sessionKey: string): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'logout' })
    .where(and(eq(session.keyHash, hashKey(sessionKey)), isNull(session.endedAt)));
}
