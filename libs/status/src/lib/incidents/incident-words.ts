import { componentTitles, isIncidentOpen } from '@starhaven/contracts/status';
import type { Incident } from '@starhaven/contracts/status';
import type { Tone } from '../servers/status-tone';

/** Green for ended incidents, yellow for planned work, red for current incidents; grey for work that has not begun. */
export function incidentTone({ kind, state, impact }: Incident): Tone {
  if (!isIncidentOpen({ kind, state })) return state === 'scheduled' ? 'none' : 'ok';
  return kind === 'maintenance' || impact === 'none' ? 'warn' : 'error';
}

/** The affected parts of the site and game servers, separated by commas; empty if none is named. */
export function affectedNames({ components, servers }: Incident, serverNames?: ReadonlyMap<string, string>): string {
  const names = (servers ?? []).flatMap((id) => serverNames?.get(id) ?? []);
  return [...(components ?? []).map((name) => componentTitles[name]), ...names].join(', ');
}

/** The open incidents, the one with the operator's latest update first, because the banner names that one. */
export function openIncidents(incidents: readonly Incident[]): Incident[] {
  return incidents.filter(isIncidentOpen).sort((a, b) => b.updatedAt - a.updatedAt);
}
