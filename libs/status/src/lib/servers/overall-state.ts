import type { ComponentState, Incident, StatusComponent } from '@starhaven/contracts/status';
import { isIncidentOpen } from '@starhaven/contracts/status';

/** From harmless to severe. */
const severity: readonly ComponentState[] = ['operational', 'unknown', 'maintenance', 'degraded', 'offline'];

const stateOfImpact = { none: 'operational', degraded: 'degraded', outage: 'offline' } as const;

/**
 * The worst state that is measured or that the operator reports. Parts without a measurement do not count as operational, except game
 * servers: a site may have none, so there is nothing to measure.
 */
export function overallState(
  components: readonly Pick<StatusComponent, 'name' | 'state'>[],
  incidents: readonly Pick<Incident, 'kind' | 'state' | 'impact'>[],
): ComponentState {
  const told = incidents
    .filter(isIncidentOpen)
    .map(({ kind, impact }): ComponentState => (kind === 'maintenance' ? 'maintenance' : stateOfImpact[impact]));
  const measured = components.filter(({ name, state }) => name !== 'game_servers' || state !== 'unknown');
  const all = [...measured.map(({ state }) => state), ...told];
  if (all.length === 0) return 'unknown';
  return all.reduce((worst, state) => (severity.indexOf(state) > severity.indexOf(worst) ? state : worst));
}

/** The banner's texts; the first ones are the specification's (docs/behaviour/status.md#banner). */
export const overallTitle: Record<ComponentState, string> = {
  operational: 'All Systems Operational',
  maintenance: 'Maintenance In Progress',
  degraded: 'Some Systems Are Degraded',
  offline: 'Some Systems Are Down',
  unknown: 'Status Unknown',
};
