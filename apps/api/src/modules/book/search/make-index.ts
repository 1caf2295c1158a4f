import { namesBeside } from '@starhaven/game-data';
import { buildItemIndex, loadChineseReader } from '@starhaven/item-search';
import type { ItemIndexData, SearchEntry } from '@starhaven/item-search';

/** Makes the index of items with all that players call them. What reads Chinese is loaded here, where it is needed. */
export async function makeIndex(entries: readonly SearchEntry[]): Promise<ItemIndexData> {
  return buildItemIndex(withNamesBeside(entries), await loadChineseReader());
}

function* withNamesBeside(entries: readonly SearchEntry[]): Generator<SearchEntry> {
  for (const entry of entries) {
    const aliases = namesBeside(entry);
    yield aliases.length > 0 ? { ...entry, aliases } : entry;
  }
}
