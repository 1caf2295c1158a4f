import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { genshinDb } from '../formats/genshin-db/genshin-db';
import { starterBlueArchive } from '../formats/starter/blue-archive';
import { starterStarRail } from '../formats/starter/star-rail';
import { findSections, readSection } from '../files/json-sections';
import type { ImportedItem } from '../imported-item';
import { readAll } from '../testing/read-all';
import { describeWithSamples, samplesFolder } from '../testing/samples';
import { artifactIdsOf, artifactSetOf, artifactSlotDigits } from './genshin/genshin-artifacts';
import { namesBeside, nicknames, setNamesOf } from './names-beside';

const shipped = [genshinDb, starterStarRail, starterBlueArchive];
const items: (ImportedItem & { game: number })[] = [];
beforeAll(async () => {
  for (const format of shipped)
    for (const part of Object.values(await readAll(format, '')))
      items.push(...part.items.map((item) => ({ ...item, game: format.games[0]! })));
});

const called = (game: number, nickname: string) =>
  items.filter((item) => item.game === game && namesBeside(item).includes(nickname)).map(({ names }) => names.EN);

test('there are at least 400 nicknames, and none twice for an item', () => {
  expect(nicknames.reduce((sum, { nicknames: own }) => sum + own.length, 0)).toBeGreaterThanOrEqual(400);
  const keys = nicknames.map(({ game, type, name }) => `${game}/${type}/${name}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(nicknames.filter(({ nicknames: own }) => new Set(own).size < own.length)).toEqual([]);
});

test('each nickname belongs to an item of the data that ships', () => {
  const borne = new Set(items.flatMap((item) => namesBeside(item).map((name) => `${item.game}/${item.type}/${name}`)));
  const lost = nicknames.filter(({ game, type, nicknames: own }) =>
    own.some((one) => !borne.has(`${game}/${type}/${one}`)),
  );
  expect(lost).toEqual([]);
});

test.each([
  [1, 'wgs', ["Wolf's Gravestone"]],
  [1, 'pjws', ['Primordial Jade Winged-Spear']],
  [1, 'childe', ['Tartaglia']],
  [1, '公子', ['Tartaglia']],
  [1, 'scaramouche', ['Wanderer']],
  [1, 'traveler', ['Aether', 'Lumine']],
  [2, 'dhil', ['Dan Heng • Imbibitor Lunae']],
  [3, 'alice', ['Aris']],
])('in game %i %s is %j', (game, nickname, names) => {
  expect(called(game, nickname).toSorted()).toEqual(names);
});

test('the pieces of a set are found by its name in any language and by its abbreviation', () => {
  const pieces = items.filter((item) => item.game === 1 && setNamesOf(item)[0] === 'Emblem of Severed Fate');
  expect(new Set(pieces.map(({ names }) => names.EN)).size).toBe(5);
  for (const piece of pieces) expect(namesBeside(piece)).toEqual(expect.arrayContaining(['絶縁の旗印', 'eosf']));
  const nameless = items.filter(
    ({ game, type, id }) => type === 9 && game < 3 && setNamesOf({ game, type, id }).length === 0,
  );
  expect(nameless.map(({ game, id }) => [game, id])).toEqual([]);
});

test('a piece is called by its set and slot', () => {
  const [goblet] = items.filter(({ names }) => names.EN === 'Scarlet Vessel');
  expect(namesBeside(goblet!)).toEqual(expect.arrayContaining(['eosf goblet', 'Emblem of Severed Fate goblet']));
  expect(namesBeside(goblet!)).not.toContain('eosf sands');
});

test('the set of a piece is read back from the ids that the set gives its pieces', () => {
  for (const set of [10001, 10013, 14001, 14004, 15001, 15024, 15025, 15026, 15027, 15046])
    for (const slot of Object.values(artifactSlotDigits)) {
      const ids = artifactIdsOf(set, 4, slot);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.map(artifactSetOf)).toEqual(ids.map(() => set));
    }
});

test('the names of sets are those of genshin-db', async () => {
  const file = createRequire(import.meta.url).resolve('genshin-db/src/min/data.min.json');
  const sections = await findSections(
    file,
    (keys) => keys[0] === 'data' && keys.length === 3 && keys[2] === 'artifacts',
  );
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections)
    for (const { id, name } of Object.values(
      (await readSection(file, section)) as Record<string, { id: number; name: string }>,
    ))
      expect(setNamesOf({ game: 1, type: 9, id: pieceOf(id) })).toContain(name);
});

/** Any piece of a set: all sets have a circlet. */
const pieceOf = (set: number) => artifactIdsOf(set, 4, artifactSlotDigits.circlet)[0]!;

describeWithSamples('names of the samples', () => {
  test('nicknames of Star Rail also fit the light cones of StarRailRes', () => {
    const file = join(samplesFolder, 'starrailres-layout/index_min/en/light_cones.json');
    const cones = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }>);
    const names = new Set(cones.map(({ name }) => name));
    const unknown = nicknames.filter(({ game, type, name }) => game === 2 && type === 4 && !names.has(name));
    expect(unknown).toEqual([]);
  });
});
