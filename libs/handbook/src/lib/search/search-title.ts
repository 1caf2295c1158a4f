import { findItemType } from '@starhaven/contracts/handbook';
import type { HandbookGame } from '../games/handbook-game';
import type { HandbookSearch } from './handbook-search';
import { maxTermLength } from './handbook-search';

/** The title of a search, such as “klee” or “Weapons of Genshin Impact”; 'Handbook' before any search. */
export function searchTitle({ term, game, type }: HandbookSearch, games: readonly HandbookGame[]): string {
  const kind = type === null ? null : findItemType(type)?.plural;
  const title = games.find(({ id }) => id === game)?.title;
  const filter = [kind ?? (title ? 'Everything' : ''), title ? `of ${title}` : ''].filter(Boolean).join(' ');
  if (term === '') return filter || 'Handbook';
  const shown = [...term].length > maxTermLength ? `${[...term].slice(0, 30).join('')}…` : term;
  return filter ? `“${shown}”: ${filter}` : `“${shown}”`;
}
