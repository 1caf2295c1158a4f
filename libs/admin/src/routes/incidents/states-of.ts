import type { AdminIncident } from '@starhaven/contracts/admin';
import { incidentStates, maintenanceStates } from '@starhaven/contracts/status';

/** The states that an incident or planned work passes through, in their order. */
export const statesOf = ({ kind }: Pick<AdminIncident, 'kind'>): readonly AdminIncident['state'][] =>
  kind === 'incident' ? incidentStates : maintenanceStates;
