import { asc } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import type { GameServer } from '../game-servers';
import { gameServer } from '../../tables';

/** Every game server without its secrets, also disabled ones, in the order of ids. */
export async function listAllServers(
  db: Drizzle,
): Promise<Omit<GameServer, 'keyHash' | 'engineConfig' | 'createdAt' | 'apiVersion'>[]> {
  return db
    .select({
      id: gameServer.id,
      slug: gameServer.slug,
      name: gameServer.name,
      game: gameServer.game,
      privacy: gameServer.privacy,
      engine: gameServer.engine,
      connection: gameServer.connection,
      isDisabled: gameServer.isDisabled,
      maintenance: gameServer.maintenance,
      address: gameServer.address,
      entry: gameServer.entry,
      isDemo: gameServer.isDemo,
      firstHeardAt: gameServer.firstHeardAt,
    })
    .from(gameServer)
    .orderBy(asc(gameServer.id));
}
