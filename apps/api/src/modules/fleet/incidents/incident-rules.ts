import type { Incident } from '@starhaven/contracts/status';
import { hasIncidentEnded, isIncidentOpen } from '@starhaven/contracts/status';

const weekSeconds = 7 * 86_400;
const maxInSnapshot = 20;

/** True for an incident, not planned work, that has not ended. */
export function isOpenIncident(incident: Incident): boolean {
  return incident.kind === 'incident' && isIncidentOpen(incident);
}

/** Whether the planned work is in progress. */
export function isWorkUnderWay(incident: Incident): boolean {
  return incident.kind === 'maintenance' && isIncidentOpen(incident);
}

/** Incidents that have not ended, planned work of the next days, and incidents that ended recently; newest first, at most 20. */
export function pickForSnapshot(incidents: Incident[], nowSeconds: number): Incident[] {
  const isNear = (incident: Incident) =>
    hasIncidentEnded(incident)
      ? incident.updatedAt > nowSeconds - weekSeconds
      : incident.state !== 'scheduled' || incident.startsAt < nowSeconds + weekSeconds;
  return incidents.filter(isNear).slice(0, maxInSnapshot);
}
