import type { Incident, IncidentState } from '@starhaven/contracts/status';
import type { Tone } from './display-status';
import { isOpen } from './overall-state';

export const incidentStateLabel: Record<IncidentState, string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
};

/** Green for ended incidents, yellow for planned work, red for current incidents; grey for work that has not begun. */
export function incidentTone({ kind, state, impact }: Incident): Tone {
  if (!isOpen({ kind, state })) return state === 'scheduled' ? 'none' : 'ok';
  return kind === 'maintenance' || impact === 'none' ? 'warn' : 'error';
}
