import type { PropertyStats } from '@starhaven/contracts/handbook';
import type { ImportedRow } from '../imported-item';
import { genshinPropertyRows } from './genshin/genshin-properties';
import { starRailPropertyRows } from './star-rail/star-rail-properties';

/** The site's text for a property (docs/behaviour/handbook.md#property-values). */
function shown({ Property, BaseValue, LevelAdd, StepValue }: PropertyStats, level: number, count?: number): string {
  const isDelta = Property.toLowerCase().includes('delta');
  if (count === undefined) {
    const value = BaseValue + (LevelAdd ?? 0) * level;
    return isDelta ? String(Math.floor(value)) : `${(value * 100).toFixed(2)}%`;
  }
  const value = (BaseValue + (StepValue ?? 0) * level) * count;
  return isDelta ? String(Math.round(value)) : `${(value * 100).toFixed(2)}%`;
}

function statsOf(rows: readonly ImportedRow[], type: number, group: string, id: number): PropertyStats {
  const items = rows.flatMap((row) => ('item' in row ? [row.item] : []));
  const stats = items.find((item) => item.type === type && item.group === group && item.id === id)?.fields?.stats;
  if (stats === undefined) throw new Error(`no property ${type} ${group} ${id}`);
  return stats;
}

// Known answers: group, id, level or step, shown text.
test.each([
  ['51', 1, 15, '705'],
  ['52', 1, 15, '352'],
  ['53', 1, 15, '43.20%'],
  ['53', 4, 15, '32.40%'],
  ['53', 5, 15, '64.80%'],
  ['53', 6, 15, '34.56%'],
  ['54', 4, 15, '25'],
  ['55', 4, 15, '38.88%'],
  ['56', 2, 15, '19.44%'],
  ['41', 1, 12, '469'],
])('Star Rail main %s/%i +%i shows %s', (group, id, level, text) => {
  expect(shown(statsOf(starRailPropertyRows(), 7, group, id), level)).toBe(text);
});

test.each([
  [1, 2, 1, '42'],
  [7, 2, 1, '3'],
  [8, 2, 1, '3.24%'],
  [9, 2, 1, '6.48%'],
  [9, 2, 6, '38.88%'],
  [4, 0, 1, '3.46%'],
])('Star Rail sub 5/%i at step %i, %i times, shows %s', (id, step, count, text) => {
  expect(shown(statsOf(starRailPropertyRows(), 8, '5', id), step, count)).toBe(text);
});

test.each([
  ['4000', 14001, 20, '4780'],
  ['2000', 12001, 20, '311'],
  ['1000', 10002, 20, '46.60%'],
  ['1000', 10007, 20, '51.80%'],
  ['3000', 13007, 20, '31.10%'],
  ['3000', 13008, 20, '62.20%'],
  ['3000', 13009, 20, '35.90%'],
  ['5000', 15015, 20, '58.30%'],
  ['1000', 10008, 20, '186'],
  ['4000-4', 14001, 16, '3570'],
])('Genshin main %s/%i +%i shows %s', (group, id, level, text) => {
  expect(shown(statsOf(genshinPropertyRows(), 7, group, id), level)).toBe(text);
});

test.each([
  [501021, 3, 1, '299'],
  [501201, 3, 1, '3.89%'],
  [501221, 3, 6, '46.62%'],
  [501051, 3, 1, '19'],
  [501241, 3, 1, '23'],
  [501231, 3, 1, '6.48%'],
])('Genshin sub %i at step %i, %i times, shows %s', (id, step, count, text) => {
  expect(shown(statsOf(genshinPropertyRows(), 8, '501', id), step, count)).toBe(text);
});
