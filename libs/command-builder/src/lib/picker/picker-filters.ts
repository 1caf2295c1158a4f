import { filterProperties } from '@starhaven/game-commands';
import type { PickerRow } from '../picker-rows/picker-row';

/** The filters of a picker's list besides its search; null shows all. */
export interface PickerFilters {
  /** 1 to 6. */
  stars: number | null;
  weaponType: number | null;
  equipType: number | null;
  /** Number of places for sub properties, 0 to 4. */
  appendPropNum: number | null;
  kind: string | null;
}

export const noFilters: PickerFilters = {
  stars: null,
  weaponType: null,
  equipType: null,
  appendPropNum: null,
  kind: null,
};

export const filterNames = ['stars', 'weaponType', 'equipType', 'appendPropNum', 'kind'] as const;

/** A filter of a list, with its options. */
export interface FilterChoice {
  name: keyof PickerFilters;
  label: string;
  options: { value: string; label: string }[];
}

const weaponNames = ['Sword', 'Claymore', 'Polearm', 'Catalyst', 'Bow'];
const genshinSlots = ['Flower', 'Plume', 'Sands', 'Goblet', 'Circlet', 'Weapon'];
const starRailSlots = ['Head', 'Hands', 'Body', 'Feet', 'Planar Sphere', 'Link Rope'];

/** With more kinds than this, a list of options does not help; visitors can search instead. */
const maxKinds = 60;

/** The filters that would shorten a list (docs/behaviour/commands.md#picker-filters). */
export function filterChoices(rows: readonly PickerRow[], game: number): FilterChoice[] {
  const slots = game === 2 ? starRailSlots : genshinSlots;
  const labels: Record<keyof PickerFilters, { label: string; all: string; of: (value: string) => string }> = {
    stars: { label: 'Rarity', all: 'All rarities', of: (value) => `${value}★` },
    weaponType: {
      label: 'Weapon type',
      all: 'All weapon types',
      of: (value) => (game === 1 ? weaponNames[Number(value) - 1] : undefined) ?? `Type ${value}`,
    },
    equipType: { label: 'Slot', all: 'All slots', of: (value) => slots[Number(value) - 1] ?? `Slot ${value}` },
    appendPropNum: {
      label: 'Sub properties',
      all: 'Any number of sub properties',
      of: (value) => `${value} sub ${value === '1' ? 'property' : 'properties'}`,
    },
    kind: { label: 'Type', all: 'All types', of: (value) => value.replace(/^./u, (letter) => letter.toUpperCase()) },
  };
  return filterNames.flatMap((name) => {
    const values = [...new Set(rows.map((row) => row[name]))].filter((value) => value !== undefined);
    const isWorthIt = values.length > 1 && !(name === 'kind' && values.length > maxKinds);
    if (!isWorthIt) return [];
    const { label, all, of } = labels[name];
    const sorted = values.map(String).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    return [
      { name, label, options: [{ value: '', label: all }, ...sorted.map((value) => ({ value, label: of(value) }))] },
    ];
  });
}

/** The rows that match all filters. Filters that the list does not offer are ignored. */
export function filterRows(
  rows: readonly PickerRow[],
  filters: PickerFilters,
  choices: readonly FilterChoice[],
): readonly PickerRow[] {
  const active = choices.flatMap(({ name }) => (filters[name] === null ? [] : [[name, filters[name]] as const]));
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(([name, value]) => row[name] === value));
}

/** The filters with another option for one of them; values are texts as in a form or an address. */
export function withFilter(filters: PickerFilters, name: keyof PickerFilters, value: string): PickerFilters {
  if (name === 'kind') return { ...filters, kind: value === '' ? null : value.slice(0, 64) };
  return { ...filters, [name]: /^\d{1,4}$/.test(value) ? Number(value) : null };
}

/**
 * The properties of the groups, or all of them, without repeats: several groups have the same property. In Star Rail an id means another
 * property in another group, so rows with different names stay.
 */
export function propertiesOf(
  rows: readonly PickerRow[],
  { groups, isFiltered }: { groups: readonly string[]; isFiltered: boolean },
): readonly PickerRow[] {
  const withGroup = rows.map((row) => ({ ...row, grup: row.grup ?? '' }));
  const found = isFiltered ? groups.flatMap((group) => filterProperties(withGroup, { group, isFiltered })) : withGroup;
  const distinct = new Map<string, PickerRow>();
  for (const row of found) {
    const key = `${row.id} ${row.name}`;
    if (!distinct.has(key)) distinct.set(key, row);
  }
  return [...distinct.values()];
}
