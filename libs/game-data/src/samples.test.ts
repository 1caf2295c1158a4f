import { join } from 'node:path';
import { detectFormat } from './detect-format';
import { blueArchiveGm } from './formats/blue-archive/blue-archive-gm';
import { schaleDb } from './formats/blue-archive/schaledb';
import { enkaStore } from './formats/enka/enka-store';
import { starRailExcel } from './formats/excel/star-rail-excel';
import { genshinDb } from './formats/genshin-db/genshin-db';
import { starterBlueArchive } from './formats/starter/blue-archive';
import { starterStarRail } from './formats/starter/star-rail';
import { genshinPropertyRows } from './facts/genshin/genshin-properties';
import { starRailPropertyRows } from './facts/star-rail/star-rail-properties';
import type { ImportedItem } from './imported-item';
import { readAll } from './testing/read-all';
import { describeWithSamples, samplesFolder } from './testing/samples';

const at = (path: string) => join(samplesFolder, path);

/** The number of items of each type in each part. The names of the parts have no suffix. */
async function countsOf(path: string): Promise<Record<string, Record<number, number>>> {
  const { format } = await detectFormat(at(path));
  const parts = await readAll(format, at(path));
  return Object.fromEntries(
    Object.entries(parts).map(([name, { items }]) => {
      const counts: Record<number, number> = {};
      for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
      return [name, counts];
    }),
  );
}

/** Row counts from the samples' own description. */
const expected: [path: string, format: string, counts: Record<string, Record<number, number>>][] = [
  [
    'grasscutter-gm-handbook/full',
    'grasscutter-handbook',
    { 'GM Handbook - EN.txt': { 1: 97, 2: 6037, 4: 177, 9: 3812, 3: 907, 5: 1038, 6: 10679, 10: 16989 } },
  ],
  [
    'lunarcore-handbook',
    'lunarcore-handbook',
    { 'Lunar Core Handbook.txt': { 1: 69, 2: 2861, 4: 122, 9: 534, 6: 1092, 11: 237, 12: 21384 } },
  ],
  [
    'starrailres-layout',
    'star-rail-res',
    { en: { 1: 4, 2: 12, 4: 147, 9: 624, 7: 117, 8: 48 }, jp: { 4: 147, 9: 624, 7: 117, 8: 48 } },
  ],
  ['genshin-excel/v5.5', 'genshin-excel', { ExcelBinOutput: { 1: 36, 3: 60, 4: 60, 5: 60, 9: 376, 7: 295 } }],
  [
    'hsr-excel/v4.2',
    'star-rail-excel',
    { ExcelOutput: { 1: 89, 4: 161, 9: 694, 2: 700, 7: 117, 8: 48, 10: 150, 11: 349 } },
  ],
  ['hsr-excel/v3.1-fixedpoint', 'star-rail-excel', { ExcelOutput: { 7: 117, 8: 48 } }],
  ['hsr-excel/v3.1-numeric-hash', 'star-rail-excel', { ExcelOutput: { 4: 125 } }],
  ['hsr-excel/v2.6-int32-hash', 'star-rail-excel', { ExcelOutput: { 4: 113 } }],
  [
    'schaledb/data',
    'schaledb',
    {
      'en/students': { 1: 125 },
      'en/items': { 2: 587 },
      'en/equipment': { 2: 137 },
      'en/furniture': { 2: 318 },
      'jp/currency': { 2: 19 },
      'en/enemies': { 3: 150 },
      'kr/students': { 1: 30 },
    },
  ],
  ['schaledb/data-2026', 'schaledb', { 'zh/students': { 1: 40 } }],
  ['enka-store/gi', 'enka-store', { tables: { 1: 118, 4: 237, 9: 4292 } }],
  ['enka-store/hsr', 'enka-store', { tables: { 1: 95, 4: 165, 9: 742, 7: 117, 8: 48 } }],
  [
    'grasscutter-tools-text',
    'grasscutter-tools',
    { 'en-us/Artifact.txt': { 9: 3510 }, 'en-us/Weapon.txt': { 4: 243 }, 'ru-ru/Avatar.txt': { 1: 118 } },
  ],
  [
    'bluearchive-data',
    'blue-archive-data',
    { 'EN/characters.json': { 1: 258 }, 'EN/items.json': { 2: 1670 }, 'JP/furniture.json': { 2: 827 } },
  ],
  [
    'bluearchive-gm',
    'blue-archive-gm',
    {
      'students.json': { 1: 223 },
      'items.json': { 2: 906 },
      'furniture.json': { 2: 814 },
      'equipment.json': { 2: 185 },
      'currency.json': { 2: 26 },
    },
  ],
  ['hsr-data', 'hsr-data', { th: { 2: 3, 4: 3, 9: 25 } }],
];

/** Property rows as numbers by key. */
function statsByKey(items: readonly ImportedItem[], types: readonly number[]): Map<string, Record<string, unknown>> {
  const properties = items.filter(({ type }) => types.includes(type));
  return new Map(properties.map(({ type, group, id, fields }) => [`${type} ${group} ${id}`, { ...fields!.stats }]));
}

const itemsOf = (rows: ReturnType<typeof genshinPropertyRows>) =>
  rows.flatMap((row) => ('item' in row ? [row.item] : []));

const keyOf = ({ type, group, id }: ImportedItem) => `${type} ${group} ${id}`;

describeWithSamples('real data', () => {
  test.each(expected)('%s is %s, with every row', async (path, format, counts) => {
    expect((await detectFormat(at(path))).format.name).toBe(format);
    expect(await countsOf(path)).toMatchObject(counts);
  });

  test('each language of the handbook is a part', async () => {
    expect(Object.keys(await countsOf('grasscutter-gm-handbook/short'))).toHaveLength(12);
  });

  test.each([
    ['genshin-excel/v5.5', 'ExcelBinOutput', itemsOf(genshinPropertyRows())],
    ['hsr-excel/v4.2', 'ExcelOutput', itemsOf(starRailPropertyRows())],
  ])('our own table of properties says what %s says', async (path, part, own) => {
    const { format } = await detectFormat(at(path));
    const real = statsByKey((await readAll(format, at(path)))[part]!.items, [7, 8]);
    const ours = statsByKey(own, [7, 8]);
    expect(ours.size).toBeGreaterThan(150);
    for (const [key, stats] of ours) {
      const known = real.get(key);
      expect({ key, Property: known?.Property }).toEqual({ key, Property: stats.Property });
      for (const [name, value] of Object.entries(stats)) {
        if (typeof value !== 'number') continue;
        // Dumps round to six decimals; the site shows two decimals of a percentage.
        expect({ key, name, isNear: Math.abs(Number(known?.[name]) - value) < 2e-6 }).toEqual({
          key,
          name,
          isNear: true,
        });
      }
    }
  });

  test('fixed point numbers are the numbers of the other versions', async () => {
    const { format } = await detectFormat(at('hsr-excel/v4.2'));
    const plain = statsByKey((await readAll(format, at('hsr-excel/v4.2'))).ExcelOutput!.items, [7, 8]);
    const fixed = statsByKey((await readAll(format, at('hsr-excel/v3.1-fixedpoint'))).ExcelOutput!.items, [7, 8]);
    expect(fixed.size).toBeGreaterThan(0);
    for (const [key, stats] of fixed) expect(Number(plain.get(key)!.BaseValue)).toBeCloseTo(Number(stats.BaseValue), 4);
  });

  /** Compares the data of both about the same items; languages and fields that one of them lacks are ignored. */
  function expectSameFacts(ours: readonly ImportedItem[], real: readonly ImportedItem[]): void {
    const byKey = new Map(real.map((item) => [keyOf(item), item]));
    expect(ours.length).toBeGreaterThan(50);
    for (const item of ours) {
      const known = byKey.get(keyOf(item));
      expect({ key: keyOf(item), starType: known?.starType }).toEqual({ key: keyOf(item), starType: item.starType });
      if (item.fields !== undefined) expect({ key: keyOf(item), ...known?.fields }).toMatchObject(item.fields);
    }
  }

  test('the starter set of Star Rail has real ids, stars and groups', async () => {
    const { items } = (await readAll(starterStarRail, '')).starter!;
    const parts = await readAll(starRailExcel, at('hsr-excel/v4.2'));
    expectSameFacts(
      items.filter(({ type }) => [1, 4, 9].includes(type)),
      parts.ExcelOutput!.items,
    );
    const english = new Map(parts.TextMapEN!.items.map((item) => [keyOf(item), item.names.EN]));
    for (const item of items.filter(({ type }) => [1, 4].includes(type))) {
      expect({ key: keyOf(item), name: english.get(keyOf(item)) }).toEqual({ key: keyOf(item), name: item.names.EN });
    }
  });

  test('the starter set of Blue Archive has real ids and stars', async () => {
    const { items } = (await readAll(starterBlueArchive, '')).starter!;
    const parts = await readAll(schaleDb, at('schaledb/data'));
    expectSameFacts(
      items,
      Object.entries(parts).flatMap(([name, part]) => (name.startsWith('en/') ? part.items : [])),
    );
  });

  test('two independent lists of Blue Archive give the same stars', async () => {
    const equipment = (await readAll(schaleDb, at('schaledb/data')))['en/equipment']!.items;
    const other = (await readAll(blueArchiveGm, at('bluearchive-gm')))['equipment.json']!.items;
    expectSameFacts(equipment, other);
    expect(equipment.filter(({ starType }) => starType !== 1)).toHaveLength(15);
  });

  test('the rule of artifact ids makes the pieces that the game has', async () => {
    const { items } = (await readAll(genshinDb, '')).artifacts!;
    expectSameFacts(
      items.map((item) => ({ ...item, fields: { equipType: item.fields?.equipType } })),
      (await readAll(enkaStore, at('enka-store/gi'))).tables!.items,
    );
  });
});
