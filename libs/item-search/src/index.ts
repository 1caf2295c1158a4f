export { buildItemIndex } from './build-item-index';
export { loadChineseReader } from './chinese-reader';
export { holdsText } from './holds-text';
export { ItemSearch } from './item-search';
export { typeRank } from './type-order';
export type { ChineseReader } from './chinese-reader';
export type { ItemIndexData } from './item-index-data';
export type { ItemHits, ItemQuery, MatchedName, SearchEntry } from './search-entry';
