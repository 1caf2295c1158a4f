import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { detectFormat } from './detect-format';
import { genshinDb } from './formats/genshin-db/genshin-db';
import { grasscutterHandbook } from './formats/grasscutter-handbook/grasscutter-handbook';
import type { ImportedItem } from './imported-item';
import { readAll } from './testing/read-all';
import { describeWithSamples, samplesFolder } from './testing/samples';

/** Folders of the samples with one data set each; a folder without its own files contains several. */
function dataSets(): string[] {
  const several = ['genshin-excel', 'hsr-excel', 'enka-store', 'schaledb', 'grasscutter-gm-handbook'];
  return readdirSync(samplesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'oracles')
    .flatMap(({ name }) =>
      several.includes(name) ? readdirSync(join(samplesFolder, name)).map((sub) => join(name, sub)) : [name],
    )
    .filter((path) => existsSync(join(samplesFolder, path)) && path !== 'genshin-db');
}

const isProperty = ({ type }: ImportedItem) => type === 7 || type === 8;

describeWithSamples('ids of real data', () => {
  const sets = samplesFolder === '' ? ['-'] : dataSets();

  test.each(sets)('in %s an id names one thing in its list', async (path) => {
    const { format } = await detectFormat(join(samplesFolder, path));
    const parts = await readAll(format, join(samplesFolder, path));
    const twice = Object.values(parts).flatMap(({ skipped }) =>
      skipped.filter((row) => row.reason === 'was there before'),
    );
    expect(twice).toEqual([]);
    const groups = new Map<string, Set<string>>();
    for (const item of Object.values(parts)
      .flatMap((part) => part.items)
      .filter((one) => !isProperty(one))) {
      const key = `${item.type} ${item.id}`;
      groups.set(key, (groups.get(key) ?? new Set()).add(item.group));
    }
    // If several lists contain an id, one of them is the main list, which pickers use.
    const known = ['', 'equipment', 'furniture', 'currency', 'battle'];
    for (const [key, own] of groups)
      expect([key, [...own].filter((group) => !known.includes(group))]).toEqual([key, []]);
  });

  test('dishes and animals of genshin-db have the ids that an engine gives and spawns', async () => {
    const engine = await readAll(grasscutterHandbook, join(samplesFolder, 'grasscutter-gm-handbook/full'));
    const names = new Map(
      Object.values(engine).flatMap(({ items }) => items.map((item) => [`${item.type} ${item.id}`, item.names.EN])),
    );
    const { foods, animals } = await readAll(genshinDb, '');
    const compare = (items: ImportedItem[]) =>
      items.flatMap(({ type, id, names: { EN } }) => {
        const name = names.get(`${type} ${id}`);
        // If the engine lacks the text, it shows an internal name.
        return name === undefined || name.includes('_') ? [] : [{ id, isSame: name === EN }];
      });
    const dishes = compare(foods!.items);
    expect(dishes.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(dishes.length).toBeGreaterThan(200);
    const beasts = compare(animals!.items);
    // A duck and a lizard were renamed between the two versions.
    expect(beasts.filter(({ isSame }) => !isSame).map(({ id }) => id)).toEqual([28030306, 28010207]);
    expect(beasts.length).toBeGreaterThan(80);
  });
});
