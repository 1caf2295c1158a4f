import { namesBeside } from '@starhaven/game-data';
import { buildItemIndex, loadChineseReader } from '@starhaven/item-search';
import type { ItemIndexData, SearchEntry } from '@starhaven/item-search';

/** Builds the index over all names that players use for the items. The converters for Chinese are loaded only here. */
export async function makeIndex(entries: readonly SearchEntry[]): Promise<ItemIndexData> {
  return buildItemIndex(withNamesBeside(entries), await loadChineseReader());
}

function* withNamesBeside(entries: readonly SearchEntry[]): Generator<SearchEntry> {
  for (const entry of entries) {
    const aliases = namesBeside(entry);
    yield aliases.length > 0 ? { ...entry, aliases } : entry;
  }
}
