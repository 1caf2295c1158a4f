import type { IncidentImpact } from '@starhaven/contracts/status';

export const incidentImpactLabels: Record<IncidentImpact, string> = {
  none: 'None',
  degraded: 'Degraded',
  outage: 'Outage',
};
