import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { AccountRow } from '../accounts';
import { hashKey } from '../keys';
import { isBanned } from '../roles';
import { account, session } from '../tables';
import { isLive } from './session-lifetime';

export type SessionRow = typeof session.$inferSelect;

export interface SignedIn {
  account: AccountRow;
  session: SessionRow;
}

/** The session of a key, if it is live and its account is not banned; else null. */
export async function findLiveSession(db: Drizzle, sessionKey: string): Promise<SignedIn | null> {
  const [found] = await db
    .select({ account, session })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.keyHash, hashKey(sessionKey)), isLive));
  return found && !isBanned(found.account) ? found : null;
}
