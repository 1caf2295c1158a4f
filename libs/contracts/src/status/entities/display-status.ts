import type { ServerState } from './server-entry';

/** The status that pages show for a server. `Checking` is only for our own API: the server has not reported yet. */
export type DisplayStatus = 'Disabled' | 'Checking' | 'Offline' | 'Maintenance' | 'Online';

/** The first that applies (docs/behaviour/status.md#display-status). */
export function displayStatus({
  disable,
  awaited,
  online,
  maintenance,
}: Pick<ServerState, 'disable' | 'awaited' | 'online' | 'maintenance'>): DisplayStatus {
  if (disable) return 'Disabled';
  if (awaited) return 'Checking';
  if (!online) return 'Offline';
  return maintenance ? 'Maintenance' : 'Online';
}
