import type { ServerEntry } from '@starhaven/contracts/status';

/** The servers' names by their id. */
export function serverNamesOf(servers: readonly Pick<ServerEntry, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  return new Map(servers.map(({ id, name }) => [id, name]));
}
