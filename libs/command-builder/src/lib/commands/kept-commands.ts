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
const listeners = new Set<() => void>();

/** What this browser stores; the same object until it changes. Empty if the storage is forbidden or unreadable. */
export function readKeptCommands(): KeptCommands {
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== cached.text) cached = { text, kept: parse(text) };
  } catch {
    // Some browsers forbid the storage; the choice then lasts only as long as the page.
  }
  return cached.kept;
}

function parse(text: string | null): KeptCommands {
  if (text === null) return noKeptCommands;
  try {
    // The cast claims nothing about the fields; `keysOf` checks them.
    const { favourites, recent } = JSON.parse(text) as Record<keyof KeptCommands, unknown>;
    return { favourites: keysOf(favourites), recent: keysOf(recent) };
  } catch {
    return noKeptCommands;
  }
}

const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key: unknown) => typeof key === 'string') : [];

export function keepCommands(kept: KeptCommands): void {
  cached = { ...cached, kept };
  try {
    const text = JSON.stringify(kept);
    localStorage.setItem(storageKey, text);
    cached = { text, kept };
  } catch {
    // As above.
  }
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when this tab or another one changes the stored commands. Returns the function that stops this. */
export function watchKeptCommands(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
