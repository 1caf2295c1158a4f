import type { AdminIncident } from '@starhaven/contracts/admin';
import { incidentStates, maintenanceStates } from '@starhaven/contracts/status';

/** The states of an incident or planned work, in order. */
export const statesOf = ({ kind }: Pick<AdminIncident, 'kind'>): readonly AdminIncident['state'][] =>
  kind === 'incident' ? incidentStates : maintenanceStates;
