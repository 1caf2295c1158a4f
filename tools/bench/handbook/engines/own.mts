import { buildItemIndex, ItemSearch } from '@starhaven/item-search';
import type { SearchEntry } from '@starhaven/item-search';

export async function openOwn(rows: SearchEntry[]) {
  const search = new ItemSearch(buildItemIndex(rows));
  return {
    bytesBeside: 0,
    find: (text: string, limit: number) => search.search({ text, language: 'EN', offset: 0, limit }).entries,
    close: async () => {},
  };
}
