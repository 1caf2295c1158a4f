import { readStored, readStoredText, writeStoredText } from '@starhaven/ui-kit';

/** Favourite and recently used commands of this browser, newest first; each as a key of `keyOf`. */
export interface KeptCommands {
  favourites: readonly string[];
  recent: readonly string[];
}

const storageKey = 'starhaven.commands';
const maxFavourites = 100;
const maxRecent = 8;
export const noKeptCommands: KeptCommands = { favourites: [], recent: [] };

/** Identifies a command among those of all engines. */
export const keyOf = ({ gameSlug, engine }: { gameSlug: string; engine: string }, commandId: string): string =>
  `${gameSlug}/${engine}/${commandId}`;

export function withFavourite(kept: KeptCommands, key: string): KeptCommands {
  const isKept = kept.favourites.includes(key);
  const rest = kept.favourites.filter((one) => one !== key);
  return { ...kept, favourites: isKept ? rest : [key, ...rest].slice(0, maxFavourites) };
}

export const withRecent = (kept: KeptCommands, key: string): KeptCommands => ({
  ...kept,
  recent: [key, ...kept.recent.filter((one) => one !== key)].slice(0, maxRecent),
});

let cached: { text: string | null; kept: KeptCommands } = { text: null, kept: noKeptCommands };

/** What this browser stores; the same object until it changes. Empty if the storage is forbidden or unreadable. */
export function readKeptCommands(): KeptCommands {
  const text = readStoredText('localStorage', storageKey);
  if (text !== cached.text) cached = { text, kept: toKept(readStored('localStorage', storageKey)) };
  return cached.kept;
}

function toKept(value: unknown): KeptCommands {
  if (typeof value !== 'object' || value === null) return noKeptCommands;
  return {
    favourites: 'favourites' in value ? keysOf(value.favourites) : [],
    recent: 'recent' in value ? keysOf(value.recent) : [],
  };
}

const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key: unknown) => typeof key === 'string') : [];

/** Stores the commands. If the browser forbids the storage, they last as long as the page. */
export function keepCommands(kept: KeptCommands): void {
  const text = JSON.stringify(kept);
  cached = { text: writeStoredText('localStorage', storageKey, text) ? text : cached.text, kept };
}
