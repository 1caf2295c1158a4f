import { eq } from 'drizzle-orm';
import { hashKey } from '../../../../platform/secrets/keys';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { gameServer } from '../../tables';
import { newServerKey } from '../server-key';
import { requireServer } from './require-server';

export interface RenewedKey {
  id: number;
  /** Kind of the server's engine; empty: unknown. */
  engine: string;
  /** Shown only once. */
  key: string;
}

/** Makes a new key for the agent of a server; the old one stops working at once. @throws DomainError not-found, failed-precondition */
export async function renewKey(db: Drizzle, slug: string): Promise<RenewedKey> {
  const { id, engine, connection, isDemo } = await requireServer(db, slug);
  if (connection === 'engine') throw new DomainError('failed-precondition', `Server "${slug}" has no agent.`);
  if (isDemo) throw new DomainError('failed-precondition', 'Demo servers get new keys at each start.');
  const key = newServerKey();
  await db
    .update(gameServer)
    .set({ keyHash: hashKey(key) })
    .where(eq(gameServer.id, id));
  return { id, engine, key };
}
