import type { Incident, IncidentState } from './incident';

export const incidentStateLabels: Record<IncidentState, string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
};

export const hasIncidentEnded = ({ state }: Pick<Incident, 'state'>): boolean =>
  state === 'resolved' || state === 'completed';
