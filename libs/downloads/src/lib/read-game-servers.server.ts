import { extensions } from '@starhaven/contracts/protocol';
import { getStatus } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, requireSuccess } from '@starhaven/upstream/server';

/** A server of a game that players can enter. */
export interface GameServer {
  id: string;
  name: string;
  /** Empty: the operator has not published it. */
  address: string;
  entry: string;
  isOnline: boolean;
  /** Versions of the client that it accepts; empty: unknown. */
  versions: string[];
}

const timeoutMs = 1_500;
const freshForMs = 15_000;

/** The real servers of a game. Null if the host does not answer or has no such extension. */
export async function readGameServers(client: UpstreamClient, game: number): Promise<GameServer[] | null> {
  if (!client.hasExtension(extensions.status)) return null;
  return orNull(async () => {
    const answer = await client.call(getStatus, { freshForMs, signal: AbortSignal.timeout(timeoutMs) });
    return requireSuccess(getStatus, answer)
      .data.servers.filter(({ server }) => server.game === game && !server.disable && !server.demo)
      .map(({ id, name, server: { address, entry, online, version } }) => ({
        ...{ id, name, address, entry },
        isOnline: online,
        versions: version,
      }));
  });
}
