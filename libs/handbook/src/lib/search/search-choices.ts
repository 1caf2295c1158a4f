import { languages, rarities, WeaponType, itemTypes } from '@starhaven/contracts/handbook';
import type { HandbookGame } from '../games/handbook-game';
import type { moreFields } from './handbook-search';
import { languageNames } from '@starhaven/contracts/handbook';

/** A choice in the search form. */
export interface SearchChoice {
  name: 'game' | 'type' | 'language' | (typeof moreFields)[number];
  /** Hidden until the visitor opens the group. */
  isMore?: boolean;
  label: string;
  options: { value: string | number; label: string; lang?: string }[];
}

const more = (name: (typeof moreFields)[number], label: string, options: SearchChoice['options']): SearchChoice => ({
  name,
  label,
  isMore: true,
  options,
});

/** Filters and sort orders on a host with our extension. Elements are not stored, so they are not offered. */
const filterChoices: SearchChoice[] = [
  more('stars', 'Rarity', [
    { value: '', label: 'Any rarity' },
    ...rarities.map(({ stars }) => ({ value: stars, label: `${stars} ★` })).reverse(),
  ]),
  more('weapon', 'Weapon type', [
    { value: '', label: 'Any' },
    ...Object.entries(WeaponType).map(([label, value]) => ({ value, label })),
  ]),
  more('sort', 'Order', [
    { value: '', label: 'Best match' },
    { value: 'name', label: 'Name' },
    { value: 'rarity', label: 'Rarity' },
    { value: 'id', label: 'ID' },
  ]),
];

const viewChoice = more('view', 'Show as', [
  { value: '', label: 'Cards' },
  { value: 'list', label: 'List' },
]);

/** The choices of the form. The server sends them with the page, so that the script need not contain them. */
export const searchChoices = (games: readonly HandbookGame[], hasFilters: boolean): SearchChoice[] => [
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
  ...(hasFilters ? filterChoices : []),
  viewChoice,
];
