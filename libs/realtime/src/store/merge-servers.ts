import type { ServerEntry } from '@starhaven/contracts/status';

/** More than any page could show; a host that sends more is faulty. */
const maxServers = 1_000;

/** The new list. An unchanged server stays the same object, so that its row is not rendered again. */
export function replaceServers(
  known: readonly ServerEntry[] | null,
  next: readonly ServerEntry[],
): readonly ServerEntry[] {
  const before = new Map(known?.map((entry) => [entry.id, entry]));
  // If an id is repeated, the last entry is used.
  const after = new Map(next.slice(0, maxServers).map((entry) => [entry.id, entry]));
  const servers = [...after.values()].map((entry) => {
    const old = before.get(entry.id);
    return old && JSON.stringify(old) === JSON.stringify(entry) ? old : entry;
  });
  const isSame = known?.length === servers.length && servers.every((entry, index) => entry === known[index]);
  return isSame ? known : servers;
}

/** Replaces changed servers in place, appends new ones and removes those whose value is null. */
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
