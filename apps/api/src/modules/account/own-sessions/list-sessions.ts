import type { WebSession } from '@starhaven/contracts/session';
import { and, desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { session } from '../tables';
import { isLive } from '../sessions/session-lifetime';
import type { SignedIn } from '../sessions/find-live-session';

const maxSessions = 100;

/** The sessions of the account that have not ended, most recently used first. */
export async function listSessions(db: Drizzle, { account, session: current }: SignedIn): Promise<WebSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, account.id), isLive))
    .orderBy(desc(session.lastUsedAt), desc(session.id))
    .limit(maxSessions);
  return rows.map((row) => ({
    id: String(row.id),
    createdAt: toUnixSeconds(row.createdAt),
    lastUsedAt: toUnixSeconds(row.lastUsedAt),
    expiresAt: toUnixSeconds(row.expiresAt),
    ip: row.address,
    device: row.device,
    isCurrent: row.id === current.id,
  }));
}
