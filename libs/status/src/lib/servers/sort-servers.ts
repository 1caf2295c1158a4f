import type { DisplayStatus, ServerEntry } from '@starhaven/contracts/status';
import { displayStatus } from '@starhaven/contracts/status';
import { ramPercent } from '../charts/format-measures';

/** The table's columns by their name in the address. */
export const sortKeys = ['id', 'name', 'status', 'players', 'cpu', 'ram'] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortDirection = 'asc' | 'desc';

// "server-10" sorts after "server-9", the same on every machine.
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

// Missing values sort below zero.
const notReported = -1;

/** The specification's order, offline 0 to online 2. It does not include disabled servers, which come first, or our own status. */
const statusOrder: Record<DisplayStatus, number> = {
  Disabled: -1,
  Checking: -0.5,
  Offline: 0,
  Maintenance: 1,
  Online: 2,
};

const values: Record<Exclude<SortKey, 'id' | 'name'>, (entry: ServerEntry) => number> = {
  status: ({ server }) => statusOrder[displayStatus(server)],
  players: ({ server }) => (server.playersKnown ? server.stats.player : notReported),
  cpu: ({ server }) => server.cpu?.usage ?? notReported,
  ram: ({ server }) => ramPercent(server.ram) ?? notReported,
};

/** A sorted copy: real servers before demo servers; equal servers are sorted by id, ascending in both directions. */
export function sortServers(
  servers: readonly ServerEntry[],
  key: SortKey,
  direction: SortDirection,
): readonly ServerEntry[] {
  const sign = direction === 'asc' ? 1 : -1;
  const by = (a: ServerEntry, b: ServerEntry) => {
    if (key === 'id') return compare(a.id, b.id);
    if (key === 'name') return compare(a.name, b.name);
    return values[key](a) - values[key](b);
  };
  const demoLast = (a: ServerEntry, b: ServerEntry) => Number(a.server.demo) - Number(b.server.demo);
  return [...servers].sort((a, b) => demoLast(a, b) || sign * by(a, b) || compare(a.id, b.id));
}
