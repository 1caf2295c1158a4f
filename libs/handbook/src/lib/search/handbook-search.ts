import type { Language } from '@starhaven/contracts/handbook';

/** The search that the address of the search page describes. */
export interface HandbookSearch {
  /** Words separated by single spaces; empty before any search. */
  term: string;
  /** Game id; null = all games. */
  game: number | null;
  /** See ItemType; null = all types. */
  type: number | null;
  language: Language;
  /** From 1. */
  page: number;
  /** Only items of this rarity. */
  stars?: number;
  /** Only weapons of this type. */
  weapon?: number;
  /** Absent: best match first. */
  sort?: string;
  /** Absent: cards. */
  view?: 'list';
}

// Importing the constant of the contracts would also load its whole file; see handbookCode in apps/web/vite.config.ts.
const defaultLanguage: Language = 'EN';

/** Our own limit, in characters: no name is longer, and only short addresses can be cached. */
export const maxTermLength = 100;

/**
 * The term for the search: hyphens and whitespace become one space, and characters that no text contains are removed
 * (docs/behaviour/handbook.md#search-page).
 */
export function cleanTerm(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s-]+/gu, ' ').trim();
}

/** The fields of a search that are hidden at first, in the order of the address. */
export const moreFields = ['stars', 'weapon', 'sort', 'view'] as const;

/** Whether the search has a term or a filter; otherwise the page shows the welcome text. */
export const isSearch = ({ term, game, type, stars, weapon }: HandbookSearch) =>
  term !== '' || game !== null || type !== null || stars !== undefined || weapon !== undefined;

/** The canonical address of a search, without default values. */
export function searchPath({ term, ...filters }: HandbookSearch): string {
  return `/handbook${term === '' ? '' : `/${termSegment(term)}`}${searchQuery(filters)}`;
}

function termSegment(term: string): string {
  const words = term.replaceAll(' ', '-');
  // Browsers resolve dot segments, and the router handles `.data` itself; an additional hyphen prevents both.
  return encodeURIComponent(words) + (/^\.{1,2}$|\.data$/.test(words) ? '-' : '');
}

/** Address of the same results as data, for scripts. */
export function itemsJsonPath({ term, ...filters }: HandbookSearch): string {
  return `/handbook/data/items.json${searchQuery(filters, term)}`;
}

function searchQuery({ game, type, language, page, ...more }: Omit<HandbookSearch, 'term'>, term = ''): string {
  const params = new URLSearchParams();
  if (term !== '') params.set('search', term);
  if (game !== null) params.set('game', String(game));
  if (type !== null) params.set('type', String(type));
  if (language !== defaultLanguage) params.set('language', language);
  for (const name of moreFields) {
    const value = more[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}
