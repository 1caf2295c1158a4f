import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { hashKey, newKey } from '../../../platform/secrets/keys';
import { session } from '../tables';
import { absoluteDays } from './session-lifetime';

export interface NewSession {
  sessionKey: string;
  /** The access token that starts the game. */
  token: string;
  expiresAt: Date;
}

export interface SessionOrigin {
  entryType: string;
  address: string;
  /** Such as "Firefox on Windows". */
  device: string;
}

/** Starts a session with two new random keys. Only their hashes are stored (docs/security.md#session-theft). */
export async function startSession(tx: Transaction, accountId: number, origin: SessionOrigin): Promise<NewSession> {
  const [sessionKey, token] = [newKey(), newKey()];
  const ends = sql`now() + make_interval(days => ${absoluteDays})`;
  const [row] = await tx
    .insert(session)
    .values({
      accountId,
      keyHash: hashKey(sessionKey),
      tokenHash: hashKey(token),
      tokenExpiresAt: ends,
      expiresAt: ends,
      ...origin,
    })
    .returning({ expiresAt: session.expiresAt });
  if (!row) throw new Error('The database returned no session.');
  return { sessionKey, token, expiresAt: row.expiresAt };
}
