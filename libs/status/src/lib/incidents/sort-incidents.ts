import type { Incident } from '@starhaven/contracts/status';
import { isIncidentOpen } from '@starhaven/contracts/status';

const urgency = (incident: Incident) => (isIncidentOpen(incident) ? 0 : incident.state === 'scheduled' ? 1 : 2);

/** Current incidents first, then planned work with the soonest first, then ended incidents; otherwise in the given order. */
export function currentFirst(incidents: readonly Incident[]): readonly Incident[] {
  return [...incidents].sort((a, b) => {
    const difference = urgency(a) - urgency(b);
    return difference === 0 && urgency(a) === 1 ? a.startsAt - b.startsAt : difference;
  });
}
