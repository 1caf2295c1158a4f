export { buildItemIndex } from './index/build-item-index';
export { loadChineseReader } from './text/chinese-reader';
export { holdsText } from './text/holds-text';
export { ItemSearch } from './query/item-search';
export type { ItemIndexData } from './index/item-index-data';
export type { ItemHits, ItemQuery, MatchedName, SearchEntry } from './search-entry';
