import type { GameServer } from './read-game-servers.server';

/** Whether a build's client works with the running servers; null: nothing is known about it. */
export interface BuildFit {
  /** Names of the servers that accept it. */
  fits: string[];
  /** Versions that servers accept instead; empty if the build's version is accepted. */
  others: string[];
}

/** For a client, `5.0` and `5.0.1` are the same version; `5.0` and `5.1` are not. */
const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const numberOf = (text: string) => /\d+(?:\.\d+)*/.exec(text)?.[0] ?? '';

/** Compares the version of a build with the versions that online servers publish. */
export function fitBuild(version: string, servers: readonly GameServer[] | null): BuildFit | null {
  const wanted = numberOf(version);
  const telling = (servers ?? []).filter(({ isOnline, versions }) => isOnline && versions.some(numberOf));
  if (wanted === '' || telling.length === 0) return null;
  const fits = telling.filter(({ versions }) => versions.some((one) => isSame(numberOf(one), wanted)));
  if (fits.length > 0) return { fits: fits.map(({ name }) => name), others: [] };
  return { fits: [], others: [...new Set(telling.flatMap(({ versions }) => versions.map(numberOf)))].filter(Boolean) };
}
