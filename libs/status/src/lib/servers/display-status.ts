import type { ComponentState, ServerState } from '@starhaven/contracts/status';

/**
 * The status that the page shows for a server (docs/behaviour/status.md#display-status). `Checking` is only for our own API: the server
 * has not reported yet.
 */
export type DisplayStatus = 'Disabled' | 'Checking' | 'Offline' | 'Maintenance' | 'Online';

/** Disabled first, then offline, then maintenance (docs/behaviour/status.md#display-status). */
export function displayStatus({ disable, awaited, online, maintenance }: ServerState): DisplayStatus {
  if (disable) return 'Disabled';
  if (awaited) return 'Checking';
  if (!online) return 'Offline';
  return maintenance ? 'Maintenance' : 'Online';
}

/** The specification's order, offline 0 to online 2. It does not include disabled servers, which come first, or our own status. */
export const statusOrder: Record<DisplayStatus, number> = {
  Disabled: -1,
  Checking: -0.5,
  Offline: 0,
  Maintenance: 1,
  Online: 2,
};

/** Green, yellow, red or grey (docs/behaviour/status.md#display-status). */
export type Tone = 'ok' | 'warn' | 'error' | 'none';

export const statusTone: Record<DisplayStatus, Tone> = {
  Online: 'ok',
  Maintenance: 'warn',
  Offline: 'error',
  Disabled: 'none',
  Checking: 'none',
};

export const componentTone: Record<ComponentState, Tone> = {
  operational: 'ok',
  maintenance: 'warn',
  degraded: 'error',
  offline: 'error',
  unknown: 'none',
};

export const componentStateLabel: Record<ComponentState, string> = {
  operational: 'Operational',
  maintenance: 'Maintenance',
  degraded: 'Degraded',
  offline: 'Offline',
  unknown: 'Unknown',
};
