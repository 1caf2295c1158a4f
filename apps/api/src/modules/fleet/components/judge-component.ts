import type { ComponentName, ComponentState, Incident, ServerEntry } from '@starhaven/contracts/status';
import { ServerPrivacy } from '@starhaven/contracts/status';
import { isOpenIncident, isWorkUnderWay } from '../incidents/incident-rules';

/** Worst last; planned work is separate from trouble. */
const severity: ComponentState[] = ['unknown', 'operational', 'degraded', 'offline'];

function worse(one: ComponentState, other: ComponentState): ComponentState {
  return severity.indexOf(other) > severity.indexOf(one) ? other : one;
}

/** The measured state, at least as bad as a reported incident; planned work in progress replaces both. */
export function withIncidents(name: ComponentName, measured: ComponentState, incidents: Incident[]): ComponentState {
  const touching = incidents.filter(({ components }) => components?.includes(name));
  if (touching.some(isWorkUnderWay)) return 'maintenance';
  return touching.filter(isOpenIncident).reduce((state, { impact }) => {
    if (impact === 'none') return state;
    return worse(state, impact === 'outage' ? 'offline' : 'degraded');
  }, measured);
}

interface Judgement {
  state: ComponentState;
  detail: string;
}

/**
 * Judges all game servers as one component: public servers that are enabled. Demo servers count only when there are no others, as in the
 * summary, and an outage of only some of them does not count. Servers without a first report do not count: those of this start, and those
 * that are still being set up, for which `isSetUp` is false.
 */
export function judgeServers(entries: ServerEntry[], isSetUp: (entry: ServerEntry) => boolean = () => true): Judgement {
  const hasReal = entries.some(({ server }) => !server.demo);
  const watched = entries.filter(
    ({ server }) => !server.disable && server.privacy === ServerPrivacy.Public && !(hasReal && server.demo),
  );
  const counted = watched.filter((entry) => !entry.server.awaited && isSetUp(entry));
  if (watched.length === 0) return { state: 'unknown', detail: 'No public servers' };
  if (counted.length === 0) return { state: 'unknown', detail: 'Waiting for the game servers' };
  if (hasReal) return judge(counted, 'public');
  const { state, detail } = judge(counted, 'public demo');
  return { state: state === 'offline' ? 'offline' : 'operational', detail };
}

function judge(counted: ServerEntry[], kind: string): Judgement {
  const inMaintenance = counted.filter(({ server }) => server.maintenance !== '').length;
  const online = counted.filter(({ server }) => server.maintenance === '' && server.online).length;
  const offline = counted.length - online - inMaintenance;
  const detail = `${online} of ${counted.length} ${kind} servers online${inMaintenance ? `, ${inMaintenance} in maintenance` : ''}`;
  if (offline > 0) return { state: online > 0 ? 'degraded' : 'offline', detail };
  return { state: inMaintenance > 0 ? 'maintenance' : 'operational', detail };
}
