import type { Incident } from '@starhaven/contracts';
import { isOpen } from './overall-state';

const urgency = (incident: Incident) => (isOpen(incident) ? 0 : incident.state === 'scheduled' ? 1 : 2);

/** What hurts now, then what is planned, the soonest first, then what is over, each as given otherwise. */
export function currentFirst(incidents: readonly Incident[]): readonly Incident[] {
  return [...incidents].sort((a, b) => {
    const difference = urgency(a) - urgency(b);
    return difference === 0 && urgency(a) === 1 ? a.startsAt - b.startsAt : difference;
  });
}
