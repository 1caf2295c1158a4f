import {
  defaultLanguage,
  findRarity,
  itemSorts,
  languages,
  WeaponType,
  findItemType,
} from '@starhaven/contracts/handbook';
import type { HandbookSearch } from './handbook-search';
import { cleanTerm } from './handbook-search';

/** Reads a term and a query. Unknown values count as absent, so that an old or mistyped address still shows something. */
export function readSearch(term: string, params: URLSearchParams): HandbookSearch {
  const type = readNumber(params.get('type'));
  const language = params.get('language')?.toUpperCase();
  return {
    term: cleanTerm(term),
    game: readNumber(params.get('game')),
    type: type !== null && findItemType(type) ? type : null,
    language: languages.find((known) => known === language) ?? defaultLanguage,
    page: readNumber(params.get('page')) ?? 1,
    ...readMore(params),
  };
}

/** The fields that are hidden at first. Weapon types are those of Genshin Impact, the only game whose weapons have one. */
function readMore(params: URLSearchParams): Pick<HandbookSearch, 'stars' | 'weapon' | 'sort' | 'view'> {
  const stars = findRarity(readNumber(params.get('stars')) ?? 0)?.stars;
  const weapon = Object.values(WeaponType).find((known) => known === readNumber(params.get('weapon')));
  const sort = itemSorts.find((known) => known === params.get('sort'));
  return {
    ...(stars === undefined ? {} : { stars }),
    ...(weapon === undefined ? {} : { weapon }),
    ...(sort === undefined ? {} : { sort }),
    ...(params.get('view') === 'list' ? { view: 'list' } : {}),
  };
}

/** The search as the host can answer it: filters of an extension are dropped if the host does not have it. */
export function answerable(search: HandbookSearch, hasFilters: boolean): HandbookSearch {
  if (hasFilters) return search;
  const { stars: _stars, weapon: _weapon, sort: _sort, ...rest } = search;
  return rest;
}

/** A whole number above 0 with at most seven digits, otherwise null. */
const readNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : null;
