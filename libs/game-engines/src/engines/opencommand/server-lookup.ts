import { EngineError } from '../../engine/engine-error';

/** Servers of a gateway: uuid to display name. */
export type GatewayServers = Record<string, unknown>;

/**
 * The uuid of one server behind a gateway. The gateway assigns a new uuid at each connection of the server, so it is looked up by the
 * display name (or by a uuid that is still valid), and again after `forget`.
 */
export function createServerLookup(server: string, list: (signal?: AbortSignal) => Promise<GatewayServers>) {
  let known: string | null = null;
  return {
    /** @throws EngineError if the server is not connected, or its name is not unique */
    async uuid(signal?: AbortSignal): Promise<string> {
      known ??= findUuid(server, await list(signal));
      return known;
    },
    forget() {
      known = null;
    },
  };
}

function findUuid(server: string, servers: GatewayServers): string {
  if (Object.hasOwn(servers, server)) return server;
  const [uuid, ...more] = Object.keys(servers).filter((key) => servers[key] === server);
  if (more.length > 0) throw new EngineError('refused', 'its gateway has several servers of this name');
  if (uuid === undefined) throw new EngineError('network', 'it is not connected to its gateway');
  return uuid;
}
