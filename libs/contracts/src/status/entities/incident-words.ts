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

/** The states in which an incident or planned work is over. Also for queries of a database. */
export const endedIncidentStates: readonly IncidentState[] = ['resolved', 'completed'];

export const hasIncidentEnded = ({ state }: { state: string }): boolean =>
  endedIncidentStates.some((ended) => ended === state);

/** True from the start of the incident, or of the planned work, until its end. */
export const isIncidentOpen = ({ kind, state }: Pick<Incident, 'kind' | 'state'>): boolean =>
  kind === 'maintenance' ? state === 'in_progress' : !hasIncidentEnded({ state });
