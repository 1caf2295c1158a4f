import type { ComponentState, ServerState } from '@starhaven/contracts';

/** What a server shows of itself (spec 1 §4). */
export type DisplayStatus = 'Disabled' | 'Offline' | 'Maintenance' | 'Online';

/** Disabled first, then offline, then maintenance (spec 1 §4). */
export function displayStatus({ disable, online, maintenance }: ServerState): DisplayStatus {
  if (disable) return 'Disabled';
  if (!online) return 'Offline';
  return maintenance ? 'Maintenance' : 'Online';
}

/** The specification's order, offline 0 to online 2; it names none for disabled servers: they stand before all others. */
export const statusOrder: Record<DisplayStatus, number> = { Disabled: -1, Offline: 0, Maintenance: 1, Online: 2 };

/** Green, yellow, red or grey (spec 1 §4). */
export type Tone = 'ok' | 'warn' | 'error' | 'none';

export const statusTone: Record<DisplayStatus, Tone> = {
  Online: 'ok',
  Maintenance: 'warn',
  Offline: 'error',
  Disabled: 'none',
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
