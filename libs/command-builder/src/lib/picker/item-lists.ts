import type { Language } from '@starhaven/contracts/handbook';
import type { ItemParamType } from '@starhaven/game-commands';
import { groupById } from '../chosen/chosen-items';
import type { PickerList, PickerRow } from '../picker-rows/picker-row';
import type { FoundItems } from './search-rows';

export interface ListKey {
  /** Game id. */
  game: number;
  type: ItemParamType;
  language: Language;
}

export type ListState =
  | { status: 'idle' | 'loading' }
  /** `offline`: this site did not answer. `host`: it answered that the host of the data has no list. */
  | { status: 'failed'; reason: 'offline' | 'host' }
  | { status: 'ready'; list: PickerList; byId: ReadonlyMap<string, readonly PickerRow[]> };

const timeoutMs = 20_000;
const idle: ListState = { status: 'idle' };

export const itemsPath = ({ game, type, language }: ListKey, query?: string): string => {
  const search = new URLSearchParams({ game: String(game), type, language });
  if (query !== undefined) search.set('q', query);
  return `/command/data/items.json?${search}`;
};

/**
 * The lists that this page has loaded. The page reloads itself when the data changes (docs/behaviour/handbook.md#version-check), so a list
 * is never outdated for long.
 */
class ItemLists {
  /** Increases with every change of a list. */
  version = 0;
  readonly #states = new Map<string, ListState>();
  readonly #waiting = new Map<string, { count: number; abort: AbortController }>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(key: ListKey): ListState {
    return this.#states.get(itemsPath(key)) ?? idle;
  }

  /** Loads a list unless it is loaded. Call the returned function to stop waiting; the request is aborted when the last caller stops. */
  load(key: ListKey): () => void {
    const path = itemsPath(key);
    if (this.get(key).status === 'ready') return () => {};
    const waiting = this.#waiting.get(path) ?? this.#start(path);
    waiting.count += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      waiting.count -= 1;
      if (waiting.count === 0) waiting.abort.abort();
    };
  }

  #start(path: string) {
    const abort = new AbortController();
    const waiting = { count: 0, abort };
    this.#waiting.set(path, waiting);
    this.#set(path, { status: 'loading' });
    void fetchList(path, abort.signal).then((state) => {
      if (this.#waiting.get(path) === waiting) this.#waiting.delete(path);
      this.#set(path, state);
    });
    abort.signal.addEventListener('abort', () => {
      if (this.#waiting.get(path) === waiting) this.#waiting.delete(path);
    });
    return waiting;
  }

  #set(path: string, state: ListState): void {
    // An aborted request must not overwrite the state of a later one.
    if (state.status === 'idle' && (this.#waiting.has(path) || this.#states.get(path)?.status === 'ready')) return;
    this.#states.set(path, state);
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

export const itemLists = new ItemLists();

async function fetchList(path: string, signal: AbortSignal): Promise<ListState> {
  const { answer, isLate } = await fetchJson(path, signal);
  if (signal.aborted && !isLate) return idle;
  if (answer === undefined) return { status: 'failed', reason: 'offline' };
  if (!isList(answer)) return { status: 'failed', reason: 'host' };
  return { status: 'ready', list: answer, byId: groupById(answer.rows) };
}

/** The results of the handbook's index; null if it is not available, so that only the names are searched. */
export async function fetchFound(key: ListKey, query: string, signal: AbortSignal): Promise<FoundItems | null> {
  const { answer } = await fetchJson(itemsPath(key, query), signal);
  const found = isRecord(answer) ? answer['found'] : null;
  return isFound(found) ? found : null;
}

/** The answer of this site, even if it is an error; undefined without an answer. The oldest supported browsers lack AbortSignal.any. */
async function fetchJson(path: string, signal: AbortSignal): Promise<{ answer: unknown; isLate: boolean }> {
  const own = new AbortController();
  const stop = () => own.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(path, { signal: own.signal });
    return { answer: (await response.json()) as unknown, isLate };
  } catch {
    return { answer: undefined, isLate };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFound = (found: unknown): found is FoundItems =>
  isRecord(found) && Array.isArray(found['ids']) && isRecord(found['alsoKnownAs']);

const isList = (answer: unknown): answer is PickerList => isRecord(answer) && Array.isArray(answer['rows']);
