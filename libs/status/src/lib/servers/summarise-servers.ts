import type { ServerEntry } from '@starhaven/contracts/status';
import { displayStatus } from '@starhaven/contracts/status';

export interface ServerSummary {
  /** null = no online server reports players. */
  players: number | null;
  online: number;
  total: number;
  /** Milliseconds; null = no online server was measured. */
  averagePing: number | null;
}

/**
 * The three numbers of the summary (docs/behaviour/status.md#summary). Disabled servers are not counted, because they are out of service
 * on purpose; demo servers are counted only if there is no real one. null until all servers have reported.
 */
export function summariseServers(servers: readonly ServerEntry[]): ServerSummary | null {
  const hasReal = servers.some(({ server }) => !server.demo);
  const counted = servers.filter(({ server }) => !server.disable && !(hasReal && server.demo));
  if (counted.some(({ server }) => server.awaited)) return null;
  const online = counted.filter(({ server }) => displayStatus(server) === 'Online');
  const isUntold = online.length > 0 && online.every(({ server }) => !server.playersKnown);
  const pings = online.map(({ server }) => server.ping).filter((ping) => ping !== null);
  return {
    players: isUntold ? null : counted.reduce((sum, { server }) => sum + server.stats.player, 0),
    online: online.length,
    total: counted.length,
    averagePing: pings.length === 0 ? null : pings.reduce((sum, ping) => sum + ping, 0) / pings.length,
  };
}
