import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { valuesToSearch } from '@starhaven/game-commands';
import { engineHref, valuePrefix } from '../../lib/commands/command-place';
import type { CommandPlace } from '../../lib/commands/command-place';
import { filterNames, withFilter } from '../../lib/picker/picker-filters';
import type { PickerFilters } from '../../lib/picker/picker-filters';
import { maxQueryLength } from '../../lib/picker/search-rows';

/** The picker's address, apart from the command and its values. */
export interface PickSearch {
  query: string;
  filters: PickerFilters;
  isAuto: boolean;
  /** From 1. */
  page: number;
  /** The sub property whose count and step are entered; empty for none. */
  property: string;
  /** As in the address; empty if the browser's language decides. */
  language: string;
}

/** Reads a picker's address. If a filter is missing, its default applies; an empty filter shows all. */
export function readPickSearch(search: URLSearchParams, start: PickerFilters): PickSearch {
  const page = search.get('page') ?? '';
  return {
    query: (search.get('q') ?? '').slice(0, maxQueryLength).trim(),
    filters: filterNames.reduce((filters, name) => {
      const value = search.get(name);
      return value === null ? filters : withFilter(filters, name, value);
    }, start),
    isAuto: search.get('auto') !== 'off',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    property: (search.get('property') ?? '').slice(0, 64),
    language: (search.get('language') ?? '').slice(0, 3),
  };
}

export interface PickTarget {
  place: CommandPlace;
  command: Command;
  paramId: string;
  values: CommandValues;
}

/** The fields of a picker's address that contain the command and its values. */
export function pickFields({ command, paramId, values }: Omit<PickTarget, 'place'>, language = ''): [string, string][] {
  const fields: [string, string][] = [
    ...valuesToSearch(command, values, valuePrefix),
    ['command', command.id],
    ['param', paramId],
  ];
  return language === '' ? fields : [...fields, ['language', language]];
}

/** The address of a picker with a search. Empty filters are included, so that their defaults do not apply again. */
export function pickHref(target: PickTarget, { query, filters, isAuto, page, property, language }: PickSearch): string {
  const search = new URLSearchParams(pickFields(target, language));
  if (query !== '') search.set('q', query);
  for (const name of filterNames) search.set(name, String(filters[name] ?? ''));
  for (const name of filterNames) if (filters[name] === null && name !== 'appendPropNum') search.delete(name);
  if (!isAuto) search.set('auto', 'off');
  if (page > 1) search.set('page', String(page));
  if (property !== '') search.set('property', property);
  return `${engineHref(target.place)}/pick?${search.toString()}`;
}
