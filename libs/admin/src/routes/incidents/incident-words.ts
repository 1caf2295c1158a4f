import type { AdminIncident } from '@starhaven/contracts/admin';
import { incidentStates, maintenanceStates } from '@starhaven/contracts/status';

/** As the status page names them (docs/behaviour/status.md#system-components). */
export const componentTitles = {
  web: 'Web Services',
  game_servers: 'Game Servers',
  database: 'Database',
  delivery: 'CDN',
} as const;

export const stateLabels: Record<AdminIncident['state'], string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
};

export const impactLabels: Record<AdminIncident['impact'], string> = {
  none: 'None',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const statesOf = ({ kind }: Pick<AdminIncident, 'kind'>): readonly AdminIncident['state'][] =>
  kind === 'incident' ? incidentStates : maintenanceStates;

export const hasEnded = ({ state }: Pick<AdminIncident, 'state'>) => state === 'resolved' || state === 'completed';
