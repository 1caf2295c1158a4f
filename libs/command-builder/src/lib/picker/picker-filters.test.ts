import { filterChoices, filterRows, noFilters, propertiesOf, withFilter } from './picker-filters';
import type { PickerRow } from '../picker-rows/picker-row';
import { startFilters } from './start-filters';

const pieces: PickerRow[] = [
  { id: '1', name: 'Flower', stars: 5, equipType: 1, appendPropNum: 4 },
  { id: '2', name: 'Flower', stars: 5, equipType: 1, appendPropNum: 3 },
  { id: '3', name: 'Hat', stars: 4, equipType: 5, appendPropNum: 0 },
];
const ids = (rows: readonly PickerRow[]) => rows.map(({ id }) => id);

test('only filters that would change the list are offered, with the names of the game', () => {
  const choices = filterChoices(pieces, 1);
  expect(choices.map(({ name }) => name)).toEqual(['stars', 'equipType', 'appendPropNum']);
  expect(choices[1]?.options).toEqual([
    { value: '', label: 'All slots' },
    { value: '1', label: 'Flower' },
    { value: '5', label: 'Circlet' },
  ]);
  expect(filterChoices(pieces, 2)[1]?.options[2]?.label).toBe('Planar Sphere');
  expect(filterChoices([pieces[0]!], 1)).toEqual([]);
});

test('weapon types have their names in Genshin Impact only', () => {
  const weapons = [1, 5].map((weaponType) => ({ id: String(weaponType), name: '', weaponType }));
  expect(filterChoices(weapons, 1)[0]?.options.map(({ label }) => label)).toEqual(['All weapon types', 'Sword', 'Bow']);
  expect(filterChoices(weapons, 2)[0]?.options.map(({ label }) => label)).toEqual([
    'All weapon types',
    'Type 1',
    'Type 5',
  ]);
});

test('a row must pass every filter', () => {
  const choices = filterChoices(pieces, 1);
  expect(ids(filterRows(pieces, { ...noFilters, stars: 5, appendPropNum: 3 }, choices))).toEqual(['2']);
  expect(ids(filterRows(pieces, { ...noFilters, appendPropNum: 0 }, choices))).toEqual(['3']);
});

test('artifacts of Genshin Impact start with four places; a list without that choice is not narrowed', () => {
  expect(startFilters('artifactList', 1).appendPropNum).toBe(4);
  expect(startFilters('artifactList', 2).appendPropNum).toBeNull();
  const [, without] = pieces;
  expect(filterRows([without!], startFilters('artifactList', 1), filterChoices([without!], 1))).toEqual([without]);
});

test('a filter in the address that is not a number is ignored', () => {
  expect(withFilter(noFilters, 'stars', '4')).toEqual({ ...noFilters, stars: 4 });
  expect(withFilter(noFilters, 'stars', '<script>')).toEqual(noFilters);
  expect(withFilter({ ...noFilters, kind: 'boss' }, 'kind', '')).toEqual(noFilters);
});

test('properties are those of the groups of the artifacts, or all', () => {
  const properties = [
    { id: '1', name: 'HP', grup: '51' },
    { id: '1', name: 'ATK', grup: '52' },
    { id: '2', name: 'DEF' },
    { id: '1', name: 'ATK', grup: '53' },
  ];
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  expect(namesOf(propertiesOf(properties, { groups: ['52', '53'], isFiltered: true }))).toEqual(['ATK']);
  expect(namesOf(propertiesOf(properties, { groups: ['52'], isFiltered: false }))).toEqual(['HP', 'ATK', 'DEF']);
});
