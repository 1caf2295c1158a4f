import { inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { gameServer } from '../../tables';

/** The ids without repetitions; all of them exist. @throws DomainError invalid-argument when a server was removed */
export async function requireServerIds(db: Drizzle, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await db.select({ id: gameServer.id }).from(gameServer).where(inArray(gameServer.id, wanted));
  if (rows.length < wanted.length)
    throw new DomainError('invalid-argument', 'A game server was removed.', { field: 'servers' });
  return wanted;
}
