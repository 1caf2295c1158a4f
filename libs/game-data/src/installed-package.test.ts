import { genshinDb } from './formats/genshin-db/genshin-db';
import { readAll } from './testing/read-all';

let parts: Awaited<ReturnType<typeof readAll>>;
beforeAll(async () => {
  parts = await readAll(genshinDb, '');
});

test('reads the installed genshin-db whole, in fifteen languages', () => {
  const counts = Object.entries(parts).map(([name, { items, skipped }]) => [name, items.length, skipped.length]);
  expect(counts).toEqual([
    ['characters', 120, 0],
    ['weapons', 237, 0],
    ['artifacts', 1171, 0],
    ['materials', 855, 0],
    ['namecards', 281, 0],
    ['windgliders', 18, 0],
    ['foods', 385, 0],
    ['enemies', 325, 0],
    ['animals', 207, 0],
    ['domains', 256, 0],
    ['properties', 225, 0],
  ]);
  const { items } = parts.characters!;
  expect(Object.keys(items[0]!.names)).toHaveLength(15);
  for (const { fields, starType } of parts.weapons!.items) {
    expect(fields?.weaponType).toBeGreaterThan(0);
    expect(starType).toBeGreaterThan(0);
  }
});

test('no two of its items share type and id, and no text of developers is a description', () => {
  const items = Object.values(parts).flatMap((part) => part.items);
  const keys = items.map(({ type, group, id }) => `${type} ${group} ${id}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(items.filter(({ descs }) => Object.values(descs).some((desc) => desc.startsWith('test ')))).toEqual([]);
});
