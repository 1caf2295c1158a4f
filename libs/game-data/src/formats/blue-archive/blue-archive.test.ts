import { join } from 'node:path';
import { detectFormat } from '../../detect-format';
import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll, readOnly } from '../../testing/read-all';
import { bapsHandbook } from './baps-handbook';
import { blueArchiveData } from './blue-archive-data';
import { blueArchiveGm } from './blue-archive-gm';
import { schaleDb } from './schaledb';
import { shittimStatic } from './shittim-static';

afterAll(removeDataFolders);

test('reads the handbook of BaPs, with ids that differ between all kinds', async () => {
  const text =
    'handbook\n\nMemoryLobby\n1 : x\n\nItem\n  Coin\n  7\n\nCharacter\n10000 : Testa\n\nEquipment\n7 : Hat\n\nFurniture\n7\n\nIdCardBackground:\n3\n';
  const part = await readOnly(bapsHandbook, dataFolder({ 'handbook.txt': text }));
  expect(part.items).toHaveLength(4);
  expect(itemOf(part, 1, 10000).names).toEqual({ EN: 'Testa' });
  expect(itemOf(part, 2, 7, 'equipment').names).toEqual({ EN: 'Hat' });
  expect(itemOf(part, 2, 7, 'furniture').names).toEqual({});
  expect(itemOf(part, 2, 7)).toBeDefined();
});

test('reads what the management API of Shittim answers', async () => {
  const folder = dataFolder({
    'characters.json': '[{"id":10000,"name":"Testa","devName":"Dev","defaultStar":3,"maxStar":5}]',
    'items.json':
      '[{"id":1,"name":"Test Piece","icon":"UIs/Icon_1","quality":2,"stackMax":99},{"id":2,"name":"Icon_2","icon":"Icon_2","quality":1,"stackMax":1},{"name":"x"}]',
    'currencies.json': '[{"id":1,"name":"Gold"}]',
  });
  const parts = await readAll(shittimStatic, folder);
  expect(itemOf(parts['characters.json']!, 1, 10000)).toMatchObject({ names: { EN: 'Testa' }, starType: 3 });
  expect(itemOf(parts['items.json']!, 2, 1).icon).toBe('Icon_1');
  expect(itemOf(parts['items.json']!, 2, 1).starType).toBeUndefined();
  expect(itemOf(parts['items.json']!, 2, 2).names).toEqual({});
  expect(parts['items.json']!.skipped).toEqual([{ place: 'items.json[2]', reason: 'has no id that can be used' }]);
  expect(itemOf(parts['currencies.json']!, 2, 1, 'currency').names).toEqual({ EN: 'Gold' });
});

test('reads SchaleDB as lists and as objects by id, a folder a language', async () => {
  const list = '[{"Id":10000,"Name":"Testa","StarGrade":3,"IsReleased":[true,false]}]';
  const byId = '{"10000":{"Id":10000,"Name":"テスタ","StarGrade":3,"Icon":"enemyinfo_testa"},"x":7}';
  const folder = dataFolder({
    'data/jp/students.min.json': byId,
    'data/en/students.min.json': list,
    'data/en/enemies.min.json': '[{"Id":7,"Name":"Foe","Rank":"Boss"}]',
    'data/zh/items.min.json': '[{"Id":1,"Name":"测试","Desc":"<b>描述</b>","Rarity":"SSR","Icon":"Item_Icon_X"}]',
  });
  const parts = await readAll(schaleDb, folder);
  expect(Object.keys(parts)).toEqual(['en/enemies', 'en/students', 'zh/items', 'jp/students']);
  expect(itemOf(parts['en/students']!, 1, 10000)).toMatchObject({ names: { EN: 'Testa' }, starType: 3 });
  expect(itemOf(parts['jp/students']!, 1, 10000)).toMatchObject({ names: { JP: 'テスタ' }, icon: 'enemyinfo_testa' });
  expect(parts['jp/students']!.skipped).toHaveLength(1);
  expect(itemOf(parts['zh/items']!, 2, 1)).toMatchObject({
    names: { CHS: '测试' },
    descs: { CHS: '描述' },
    starType: 4,
  });
  expect(itemOf(parts['en/enemies']!, 3, 7).fields).toEqual({ typeMonster: 'Boss' });
});

test('takes the folder "id" of BlueArchiveGM for ids, not for Indonesian', async () => {
  const folder = dataFolder({
    'id/items.json': '[{"Id":1,"Category":"Material","Rarity":"N","Name":"测试","Desc":"描述","Icon":"i"}]',
  });
  const { format } = await detectFormat(folder);
  expect(format.name).toBe('blue-archive-gm');
  expect(itemOf(await readOnly(blueArchiveGm, folder), 2, 1).names).toEqual({ CHS: '测试' });
});

test('reads the two halves of BlueArchiveData as two languages', async () => {
  const row = (name: string) => `[{"id":1,"name":"${name}","rarity":"SR","category":"Material"}]`;
  const folder = dataFolder({
    'global/items.json': row('Test'),
    'japan/items.json': row('テスト'),
    'global/clubs.json': '["x"]',
  });
  const parts = await readAll(blueArchiveData, folder);
  expect(itemOf(parts['EN/items.json']!, 2, 1)).toMatchObject({ names: { EN: 'Test' }, starType: 3 });
  expect(itemOf(parts['JP/items.json']!, 2, 1).names).toEqual({ JP: 'テスト' });
});

test('gives students one star less than items of the same rarity, whatever the format calls it', async () => {
  const student = '"id":10000,"name":"Testa","bulletType":"x","rarity"';
  const byData = await readAll(
    blueArchiveData,
    dataFolder({
      'global/characters.json': `[{${student}:"SSR"}]`,
      'japan/characters.json': `[{${student}:"R"}]`,
      'global/items.json': '[{"id":1,"name":"Test","rarity":"SSR","category":"Material"}]',
    }),
  );
  expect(itemOf(byData['EN/characters.json']!, 1, 10000).starType).toBe(3);
  expect(itemOf(byData['JP/characters.json']!, 1, 10000).starType).toBe(1);
  expect(itemOf(byData['EN/items.json']!, 2, 1).starType).toBe(4);
  const bySchale = dataFolder({
    'data/en/students.min.json': '[{"Id":1,"Name":"A","Rarity":"SR"},{"Id":2,"Name":"B","Rarity":"SSR","StarGrade":2}]',
  });
  expect((await readOnly(schaleDb, bySchale)).items.map(({ starType }) => starType)).toEqual([2, 2]);
});

test('gives each step of a material of equipment its own stars, also where the list calls all of them N', async () => {
  const step = (id: number, more: object) => ({
    Id: id,
    Name: 'Test',
    Category: 'WeaponExpGrowthA',
    Rarity: 'N',
    ...more,
  });
  const rows = [
    ...[0, 1, 2, 3].map((at) => step(10 + at, { Icon: `Equipment_Icon_WeaponExpGrowthA_${at}` })),
    step(1, { Category: 'Exp', Icon: 'equipment_icon_exp_3' }),
    step(2, { Rarity: 'SR', Icon: 'equipment_icon_exp_2' }),
    step(3, { Icon: 'no_step' }),
    step(1000, { Category: 'Hat', Icon: 'Equipment_Icon_Hat_Tier2' }),
    step(1001, { Category: 'Hat', Icon: 'Equipment_Icon_Hat_2' }),
  ];
  const part = await readOnly(schaleDb, dataFolder({ 'data/en/equipment.min.json': JSON.stringify(rows) }));
  expect(part.items.map(({ starType }) => starType)).toEqual([1, 2, 3, 4, 4, 3, 1, 1, 1]);
});

test('takes a single file of SchaleDB in the language of its folder', async () => {
  const folder = dataFolder({
    'data/en/items.min.json': '[{"Id":1,"Name":"Test"}]',
    'data/en/students.min.json': '[]',
  });
  const { format } = await detectFormat(join(folder, 'data/en/items.min.json'));
  expect(format.name).toBe('schaledb');
  const part = await readOnly(schaleDb, join(folder, 'data/en/items.min.json'));
  expect(itemOf(part, 2, 1).names).toEqual({ EN: 'Test' });
});
