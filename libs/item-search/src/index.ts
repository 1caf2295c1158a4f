export type { ItemHits, ItemQuery, SearchEntry } from './search-entry';
