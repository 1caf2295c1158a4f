import type { AdminServer } from '@starhaven/contracts/admin';
import type { ServerEntry } from '@starhaven/contracts/status';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { listAllServers } from '../../fleet';

type StoredServer = Awaited<ReturnType<typeof listAllServers>>[number];

/** A stored game server with its state; `entry` is what players see of it, or null right after it was added. */
export function toAdminServer(stored: StoredServer, entry: ServerEntry | null): AdminServer {
  const { id, firstHeardAt, ...server } = stored;
  return {
    ...server,
    id: String(id),
    firstHeardAt: toUnixSeconds(firstHeardAt),
    shownMaintenance: entry?.server.maintenance || server.maintenance,
    isOnline: entry?.server.online ?? false,
    players: entry?.server.stats.player ?? 0,
  };
}
