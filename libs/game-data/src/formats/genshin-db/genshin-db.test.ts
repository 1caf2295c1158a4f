import { UnreadableDataError } from '../../data-format';
import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { genshinDb } from './genshin-db';

afterAll(removeDataFolders);

const content = {
  data: {
    ChineseSimplified: { characters: { tester: { id: 10000002, name: '测试', rarity: 5 } } },
    English: {
      characters: {
        tester: { id: 10000002, name: 'Tester', description: 'Words.', rarity: 5 },
        broken: { name: 'No id' },
      },
      weapons: { spear: { id: 13101, name: 'Test Spear', rarity: 1, weaponType: 'WEAPON_POLE' } },
      artifacts: {
        set: {
          id: 15001,
          rarityList: [4, 5],
          name: 'Test Set',
          circlet: { name: 'Test Crown', description: 'Round.' },
        },
      },
      foods: {
        dish: { id: 10000002, name: 'Dish of the Tester' },
        soup: { id: 1005, name: 'Test Soup' },
        stone: { id: 9999, name: 'Stone Soup' },
      },
      animals: { frog: { id: 28010101, name: 'Test Frog' } },
      domains: { ruin: { id: 5200, name: 'Test Ruin I' } },
      outfits: { coat: { id: 200201, name: 'Test Coat' } },
      materials: { coin: { id: 202, name: 'Test Coin', rarity: null } },
      enemies: { slime: { id: 20010101, name: 'Test Slime', enemyType: 'BOSS' } },
    },
    Thai: { characters: { tester: { id: 10000002, name: 'ทดสอบ' } } },
  },
  image: {
    characters: { tester: { filename_icon: 'UI_AvatarIcon_Tester' } },
    artifacts: { set: { filename_circlet: 'UI_RelicIcon_3' } },
    foods: { dish: { filename_icon: 'UI_ItemIcon_108113' }, soup: { filename_icon: 'UI_ItemIcon_Recipe_3002' } },
    domains: { ruin: { filename_image: 'UI_DungeonPic_Ice' } },
  },
  stats: { characters: { tester: { base: 1 } } },
};

const folder = () => dataFolder({ 'src/min/data.min.json': JSON.stringify(content) });

test('reads an entry in all languages', async () => {
  const parts = await readAll(genshinDb, folder());
  expect(Object.keys(parts)).toEqual([
    'characters',
    'weapons',
    'artifacts',
    'materials',
    'foods',
    'enemies',
    'animals',
    'domains',
    'properties',
  ]);
  expect(itemOf(parts.characters!, 1, 10000002)).toEqual({
    type: 1,
    id: 10000002,
    group: '',
    names: { CHS: '测试', EN: 'Tester', TH: 'ทดสอบ' },
    descs: { EN: 'Words.' },
    icon: 'UI_AvatarIcon_Tester',
    starType: 5,
  });
  expect(parts.characters!.skipped).toEqual([
    { place: 'data.English.characters.broken', reason: 'has no id that can be used' },
  ]);
  expect(itemOf(parts.weapons!, 4, 13101)).toMatchObject({ starType: 1, fields: { weaponType: 3 } });
  expect(itemOf(parts.materials!, 2, 202).starType).toBeUndefined();
  expect(itemOf(parts.enemies!, 3, 20010101).fields).toEqual({ typeMonster: 'BOSS' });
});

test('a dish gets its id from its picture or its recipe, never from its cook', async () => {
  const { foods } = await readAll(genshinDb, folder());
  expect(foods!.items.map(({ type, id, names }) => [type, id, names.EN])).toEqual([
    [2, 108113, 'Dish of the Tester'],
    [2, 108020, 'Test Soup'],
  ]);
  expect(foods!.skipped).toMatchObject([{ place: 'data.English.foods.stone' }]);
});

test('animals are monsters that can be spawned, and domains are stages', async () => {
  const parts = await readAll(genshinDb, folder());
  expect(itemOf(parts.animals!, 3, 28010101).names).toEqual({ EN: 'Test Frog' });
  expect(itemOf(parts.domains!, 12, 5200)).toMatchObject({ names: { EN: 'Test Ruin I' }, icon: 'UI_DungeonPic_Ice' });
});

test('makes all pieces of a set, with the ids that the game gives them', async () => {
  const { items } = (await readAll(genshinDb, folder())).artifacts!;
  expect(items.map(({ id, starType, icon, names }) => [id, starType, icon, names.EN])).toEqual([
    [75432, 4, 'UI_RelicIcon_3', 'Test Crown'],
    [75433, 4, 'UI_RelicIcon_3', 'Test Crown'],
    [75533, 5, 'UI_RelicIcon_3', 'Test Crown'],
    [75534, 5, 'UI_RelicIcon_3', 'Test Crown'],
  ]);
});

test('has the same digest for the same data, and another one when a language changes', async () => {
  const digests = async (path: string) => Promise.all((await genshinDb.open(path)).parts.map(({ digest }) => digest()));
  const first = await digests(folder());
  expect(await digests(folder())).toEqual(first);
  const changed = JSON.stringify(content).replace('ทดสอบ', 'อื่น');
  const second = await digests(dataFolder({ 'src/min/data.min.json': changed }));
  expect(second.map((digest, index) => digest === first[index])).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('refuses a package of another kind', async () => {
  await expect(genshinDb.open(dataFolder({ 'src/min/data.min.json': '{"data":{"English":{}}}' }))).rejects.toThrow(
    UnreadableDataError,
  );
});
