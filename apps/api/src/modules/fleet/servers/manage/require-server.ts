import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { gameServer } from '../../tables';
import type { GameServer } from '../game-servers';

/** @throws DomainError not-found when no server has this slug */
export async function requireServer(db: Drizzle, slug: string): Promise<GameServer> {
  const [server] = await db.select().from(gameServer).where(eq(gameServer.slug, slug));
  if (!server) throw new DomainError('not-found', `There is no server "${slug}".`);
  return server;
}
