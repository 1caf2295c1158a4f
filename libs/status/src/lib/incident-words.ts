import type { Incident, IncidentState } from '@starhaven/contracts';
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

/** Green once it is over, yellow for planned work, red while it hurts; grey for what has not begun. */
export function incidentTone({ kind, state, impact }: Incident): Tone {
  if (!isOpen({ kind, state })) return state === 'scheduled' ? 'none' : 'ok';
  return kind === 'maintenance' || impact === 'none' ? 'warn' : 'error';
}
