import type { Incident, IncidentImpact, IncidentState } from './incident';

export const incidentStateLabels: Record<IncidentState, string> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
};

export const incidentImpactLabels: Record<IncidentImpact, string> = {
  none: 'None',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const hasIncidentEnded = ({ state }: Pick<Incident, 'state'>): boolean =>
  state === 'resolved' || state === 'completed';
