import { listGames } from '@starhaven/contracts/games';
import { extensions } from '@starhaven/contracts/protocol';
import { getStatus } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, requireSuccess } from '@starhaven/upstream/server';

/** A real server whose operator has published how players connect. */
export interface ServerToEnter {
  id: string;
  name: string;
  /** Title of its game; empty: unknown. */
  game: string;
  address: string;
  entry: string;
}

const timeoutMs = 1_500;
const freshForMs = 15_000;

/** Null if the host does not list its servers or did not answer. */
export async function readEntries(client: UpstreamClient): Promise<ServerToEnter[] | null> {
  if (!client.hasExtension(extensions.status)) return null;
  return orNull(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const [status, games] = await Promise.all([
      client.call(getStatus, { freshForMs, signal }),
      client.call(listGames, { signal }),
    ]);
    const titles = new Map(games.data.map(({ id, title }) => [id, title]));
    return requireSuccess(getStatus, status)
      .data.servers.filter(({ server }) => !server.demo && !server.disable && (server.address || server.entry))
      .map(({ id, name, server: { game, address, entry } }) => ({
        ...{ id, name, address, entry },
        game: titles.get(game) ?? '',
      }));
  });
}
