import { defaultLanguage, languages } from '@starhaven/contracts/handbook';
import type { HandbookSearch } from './handbook-search';
import { cleanTerm } from './handbook-search';
import { findItemType } from './item-types';

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
  };
}

/** A whole number above 0 with at most seven digits, otherwise null. */
const readNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,7}$/.test(text) && Number(text) > 0 ? Number(text) : null;
