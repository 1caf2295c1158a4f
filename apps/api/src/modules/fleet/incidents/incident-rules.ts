import type { Incident, IncidentState } from '@starhaven/contracts/status';

/** States in which an incident or planned work is over. */
export const endStates: IncidentState[] = ['resolved', 'completed'];

const weekSeconds = 7 * 86_400;
const maxInSnapshot = 20;

export function hasEnded({ state }: { state: string }): boolean {
  return endStates.some((end) => end === state);
}

/** True for an incident, not planned work, that has not ended. */
export function isOpenIncident({ kind, state }: Incident): boolean {
  return kind === 'incident' && state !== 'resolved';
}

/** Whether the planned work is in progress. */
export function isWorkUnderWay({ kind, state }: Incident): boolean {
  return kind === 'maintenance' && state === 'in_progress';
}

/** Incidents that have not ended, planned work of the next days, and incidents that ended recently; newest first, at most 20. */
export function pickForSnapshot(incidents: Incident[], nowSeconds: number): Incident[] {
  const isNear = (incident: Incident) =>
    hasEnded(incident)
      ? incident.updatedAt > nowSeconds - weekSeconds
      : incident.state !== 'scheduled' || incident.startsAt < nowSeconds + weekSeconds;
  return incidents.filter(isNear).slice(0, maxInSnapshot);
}
