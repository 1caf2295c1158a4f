import { namesBeside } from '@starhaven/game-data';
import { buildItemIndex, ItemSearch, loadChineseReader } from '@starhaven/item-search';
import type { SearchEntry } from '@starhaven/item-search';

export async function openOwn(rows: SearchEntry[]) {
  const chineseReader = await loadChineseReader();
  const search = new ItemSearch(
    buildItemIndex(
      rows.map((row) => ({ ...row, aliases: namesBeside(row) })),
      chineseReader,
    ),
  );
  return {
    bytesBeside: 0,
    find: (text: string, limit: number) => search.search({ text, language: 'EN', offset: 0, limit }).entries,
    close: async () => {},
  };
}
