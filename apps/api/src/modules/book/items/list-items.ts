import type { Item, Language } from '@starhaven/contracts/handbook';
import type { Catalogue, ItemFilters } from '../search/catalogue';
import { itemExtras } from '../search/item-extras';
import { toWire } from '../search/to-wire';
import type { IconUrl } from '../search/to-wire';

/** A page of a search, or all items of one type for a picker. */
export interface ItemQuery extends ItemFilters {
  kind: 'page' | 'picker';
  text: string;
  page: number;
  /** Items on a page. */
  limit: number;
  language: Language;
  game: number | undefined;
  type: number | undefined;
  /** Only for a picker. */
  group: string | undefined;
  hasExtras: boolean;
}

/** The items of a query in wire form; null when a search has no such page. */
export function listItems(
  { catalogue, iconUrl }: { catalogue: Catalogue; iconUrl: IconUrl },
  query: ItemQuery,
): Item[] | null {
  const { kind, text, page, limit, language, game, type, group, hasExtras, stars, weapon, sort } = query;
  const isPicker = kind === 'picker' && game !== undefined && type !== undefined;
  const found = isPicker
    ? catalogue.listOf(game, type, group).map((item) => ({ item, matched: null }))
    : catalogue.hits({ text, language, game, type, stars, weapon, sort, offset: (page - 1) * limit, limit });
  if (!isPicker && found.length === 0) return null;
  return found.map(({ item, matched }) => ({
    ...toWire(item, language, iconUrl),
    ...(hasExtras ? itemExtras(item, language, { text, matched }) : {}),
  }));
}
