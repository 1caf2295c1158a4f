import type { GameServer } from './read-game-servers.server';

/** Whether a build's client fits the servers that run now; null: nothing is known about it. */
export interface BuildFit {
  /** Names of the servers that accept it. */
  fits: string[];
  /** Versions that servers accept instead; empty when it fits. */
  others: string[];
}

/** `5.0` and `5.0.1` are one version for a client; `5.0` and `5.1` are not. */
const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const numberOf = (text: string) => /\d+(?:\.\d+)*/.exec(text)?.[0] ?? '';

/** Compares the version of a build with those of the servers that are online and tell theirs. */
export function fitBuild(version: string, servers: readonly GameServer[] | null): BuildFit | null {
  const wanted = numberOf(version);
  const telling = (servers ?? []).filter(({ isOnline, versions }) => isOnline && versions.some(numberOf));
  if (wanted === '' || telling.length === 0) return null;
  const fits = telling.filter(({ versions }) => versions.some((one) => isSame(numberOf(one), wanted)));
  if (fits.length > 0) return { fits: fits.map(({ name }) => name), others: [] };
  return { fits: [], others: [...new Set(telling.flatMap(({ versions }) => versions.map(numberOf)))].filter(Boolean) };
}
