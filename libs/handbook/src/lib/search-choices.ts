import { languages } from '@starhaven/contracts/handbook';
import type { HandbookGame } from './handbook-game';
import { itemTypes } from './item-types';
import { languageNames } from '@starhaven/contracts/handbook';

/** A choice that the search form offers. */
export interface SearchChoice {
  name: 'game' | 'type' | 'language';
  label: string;
  options: { value: string | number; label: string; lang?: string }[];
}

/** The choices of the form. The server sends them with the page, so that the script does not contain them too. */
export const searchChoices = (games: readonly HandbookGame[]): SearchChoice[] => [
  {
    name: 'game',
    label: 'Game',
    options: [{ value: '', label: 'All games' }, ...games.map(({ id, title }) => ({ value: id, label: title }))],
  },
  {
    name: 'type',
    label: 'Type',
    options: [{ value: '', label: 'All types' }, ...itemTypes.map(({ type, label }) => ({ value: type, label }))],
  },
  {
    name: 'language',
    label: 'Language',
    options: languages.map((code) => ({
      value: code,
      label: languageNames[code].label,
      lang: languageNames[code].tag,
    })),
  },
];
