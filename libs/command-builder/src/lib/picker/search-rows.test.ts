import type { PickerRow } from '../picker-rows/picker-row';
import { foldName, searchRows } from './search-rows';

const rows: PickerRow[] = [
  { id: '1001', name: 'Lantern Oil' },
  { id: '1002', name: 'Old Lantern' },
  { id: '2001', name: 'Épée du Gardien' },
  { id: '2002', name: 'ﾗﾝﾀﾝ' },
  { id: '100', name: '' },
];
const names = (found: readonly PickerRow[]) => found.map(({ id }) => id);

test('an empty search shows all', () => {
  expect(searchRows(rows, '  ')).toBe(rows);
});

test('every word must be in the name, in any order, case and with or without marks', () => {
  expect(names(searchRows(rows, 'OIL lan'))).toEqual(['1001']);
  expect(names(searchRows(rows, 'epee'))).toEqual(['2001']);
  expect(names(searchRows(rows, 'ランタン'))).toEqual(['2002']);
  expect(searchRows(rows, 'broom')).toEqual([]);
});

test('a name that begins with the text comes first, and an id is found by its beginning', () => {
  expect(names(searchRows(rows, 'lantern'))).toEqual(['1001', '1002']);
  expect(names(searchRows([...rows].reverse(), 'lantern'))).toEqual(['1001', '1002']);
  expect(names(searchRows(rows, '100'))).toEqual(['100', '1001', '1002']);
});

test('what the index found comes first, in its order; ids that the list does not have are left out', () => {
  const found = { ids: ['2001', '9', '1002'], alsoKnownAs: {} };
  expect(names(searchRows(rows, 'lantern', found))).toEqual(['2001', '1002', '1001']);
});

test('20,000 names are searched within a frame of a slow phone', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ id: String(index), name: `Quest of Lantern ${index}` }));
  searchRows(many, 'lantern');
  const before = process.cpuUsage();
  expect(searchRows(many, 'lantern 19999')).toHaveLength(1);
  // It takes about 4 ms. The limit only detects a search that normalises all names again.
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine is not measured.
  expect(user + system).toBeLessThan(200_000);
});

test('plain letters take the short way to the same result', () => {
  expect(foldName('Lantern')).toBe(foldName('Ｌａｎｔｅｒｎ'));
});
