import type { ServerEntry } from '@starhaven/contracts';

/** More than any page could show; a host that sends more is broken. */
const maxServers = 1_000;

/** The new list, in which a server that did not change stays the same object: its row need not be drawn again. */
export function replaceServers(
  known: readonly ServerEntry[] | null,
  next: readonly ServerEntry[],
): readonly ServerEntry[] {
  const before = new Map(known?.map((entry) => [entry.id, entry]));
  // The last word about an id counts.
  const after = new Map(next.slice(0, maxServers).map((entry) => [entry.id, entry]));
  const servers = [...after.values()].map((entry) => {
    const old = before.get(entry.id);
    return old && JSON.stringify(old) === JSON.stringify(entry) ? old : entry;
  });
  const isSame = known?.length === servers.length && servers.every((entry, index) => entry === known[index]);
  return isSame ? known : servers;
}

/** Puts changed servers in their place, new ones at the end, and takes out those that are gone: they have null. */
export function mergeServers(
  known: readonly ServerEntry[],
  changed: ReadonlyMap<string, ServerEntry | null>,
): readonly ServerEntry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  for (const [id, entry] of changed) {
    if (entry === null) byId.delete(id);
    else byId.set(id, entry);
  }
  return [...byId.values()].slice(0, maxServers);
}
