import type { Language } from '@starhaven/contracts/handbook';
import type { ItemParamType } from '@starhaven/game-commands';
import { fetchJson, isRecord } from '@starhaven/ui-kit';
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
  // Also reads the error answers of this site: they show that the site is reachable and the host's list is not.
  const answer = await fetchJson(path, readRecord, { signal, timeoutMs });
  if (signal.aborted) return idle;
  if (!answer?.body) return { status: 'failed', reason: 'offline' };
  const list: unknown = answer.body;
  if (!isList(list)) return { status: 'failed', reason: 'host' };
  return { status: 'ready', list, byId: groupById(list.rows) };
}

/** The results of the handbook's index; null if it is not available, so that only the names are searched. */
export async function fetchFound(key: ListKey, query: string, signal: AbortSignal): Promise<FoundItems | null> {
  const answer = await fetchJson(itemsPath(key, query), readRecord, { signal, timeoutMs });
  const found = answer?.body?.['found'];
  return isFound(found) ? found : null;
}

const readRecord = (json: unknown) => (isRecord(json) ? json : null);

const isFound = (found: unknown): found is FoundItems =>
  isRecord(found) && Array.isArray(found['ids']) && isRecord(found['alsoKnownAs']);

const isList = (answer: unknown): answer is PickerList => isRecord(answer) && Array.isArray(answer['rows']);
