import { hashKey } from '../../src/platform/secrets/keys';
import { gameServer } from '../../src/modules/fleet/tables';
import { newServerKey } from '../../src/modules/fleet/servers/server-key';
import type { Database } from '../../src/platform/database/database';

let servers = 0;

/** Adds a public game server with an agent; returns its id in wire form, and its key. */
export async function addServer(database: Database, more: Partial<typeof gameServer.$inferInsert> = {}) {
  servers += 1;
  const key = newServerKey();
  const slug = `server-${servers}`;
  const [row] = await database.db
    .insert(gameServer)
    .values({ slug, name: `Server ${servers}`, game: 1, privacy: 3, keyHash: hashKey(key), ...more })
    .returning({ id: gameServer.id, slug: gameServer.slug });
  if (!row) throw new Error('no row');
  return { id: String(row.id), serverId: row.id, key, slug: row.slug };
}
