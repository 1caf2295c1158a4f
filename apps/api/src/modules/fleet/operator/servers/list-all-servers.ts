import { asc } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import type { GameServer } from '../../servers/game-servers';
import { gameServer } from '../../tables';

/** Every game server without its secrets, also disabled ones, in the order of ids. */
export async function listAllServers(
  db: Drizzle,
): Promise<Omit<GameServer, 'keyHash' | 'engineConfig' | 'createdAt' | 'apiVersion'>[]> {
  const {
    id,
    slug,
    name,
    game,
    privacy,
    engine,
    connection,
    isDisabled,
    maintenance,
    address,
    entry,
    isDemo,
    firstHeardAt,
  } = gameServer;
  return db
    .select({
      id,
      slug,
      name,
      game,
      privacy,
      engine,
      connection,
      isDisabled,
      maintenance,
      address,
      entry,
      isDemo,
      firstHeardAt,
    })
    .from(gameServer)
    .orderBy(asc(id));
}
