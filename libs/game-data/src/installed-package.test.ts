import { genshinDb } from './formats/genshin-db/genshin-db';
import { readAll } from './testing/read-all';

jest.setTimeout(60_000);

test('reads the installed genshin-db whole, in fifteen languages', async () => {
  const parts = await readAll(genshinDb, '');
  const counts = Object.entries(parts).map(([name, { items, skipped }]) => [name, items.length, skipped.length]);
  expect(counts).toEqual([
    ['characters', 120, 0],
    ['weapons', 237, 0],
    ['artifacts', 1171, 0],
    ['materials', 855, 0],
    ['namecards', 281, 0],
    ['windgliders', 18, 0],
    ['enemies', 325, 0],
    ['properties', 225, 0],
  ]);
  const { items } = parts.characters!;
  expect(Object.keys(items[0]!.names)).toHaveLength(15);
  for (const { fields, starType } of parts.weapons!.items) {
    expect(fields?.weaponType).toBeGreaterThan(0);
    expect(starType).toBeGreaterThan(0);
  }
});
