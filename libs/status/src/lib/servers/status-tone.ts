import type { ComponentState, DisplayStatus } from '@starhaven/contracts/status';

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
