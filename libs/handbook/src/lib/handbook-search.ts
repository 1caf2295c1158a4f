import type { Language } from '@starhaven/contracts';

/** What the address of the search page asks for. */
export interface HandbookSearch {
  /** Words with single spaces between them; empty before any search. */
  term: string;
  /** Game id; null = all. */
  game: number | null;
  /** See ItemType; null = all. */
  type: number | null;
  language: Language;
  /** From 1. */
  page: number;
}

// The contracts' own constant would bring its file along; see handbookCode in apps/web/vite.config.ts.
const defaultLanguage: Language = 'EN';

/** Ours: no name is longer, and the address has to stay short enough to be kept. In characters. */
export const maxTermLength = 100;

/**
 * The term as it is searched for: hyphens and whitespace are one space, what no text contains is gone
 * (docs/behaviour/handbook.md#search-page).
 */
export function cleanTerm(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s-]+/gu, ' ').trim();
}

/** Whether anything is asked for; without term and filters the page welcomes. */
export const isSearch = ({ term, game, type }: HandbookSearch) => term !== '' || game !== null || type !== null;

/** The one address of a search, without what it would be anyway. */
export function searchPath({ term, ...filters }: HandbookSearch): string {
  return `/handbook${term === '' ? '' : `/${termSegment(term)}`}${searchQuery(filters)}`;
}

function termSegment(term: string): string {
  const words = term.replaceAll(' ', '-');
  // Browsers resolve dot segments, and the router takes `.data` for its own; a hyphen more keeps both what they are.
  return encodeURIComponent(words) + (/^\.{1,2}$|\.data$/.test(words) ? '-' : '');
}

/** Address of the same results as data, for scripts. */
export function itemsJsonPath({ term, ...filters }: HandbookSearch): string {
  return `/handbook/data/items.json${searchQuery(filters, term)}`;
}

function searchQuery({ game, type, language, page }: Omit<HandbookSearch, 'term'>, term = ''): string {
  const params = new URLSearchParams();
  if (term !== '') params.set('search', term);
  if (game !== null) params.set('game', String(game));
  if (type !== null) params.set('type', String(type));
  if (language !== defaultLanguage) params.set('language', language);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}
