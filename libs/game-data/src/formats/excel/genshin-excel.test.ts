import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { genshinExcel } from './genshin-excel';

afterAll(removeDataFolders);

const table = (name: string, rows: unknown) => ({
  [`ExcelBinOutput/${name}ExcelConfigData.json`]: JSON.stringify(rows),
});

test('reads avatars, weapons and artifacts with their texts, also with capitalized keys', async () => {
  const parts = await readAll(
    genshinExcel,
    dataFolder({
      ...table('Avatar', [
        { id: 10000002, nameTextMapHash: 11, descTextMapHash: 12, iconName: 'UI_A', qualityType: 'QUALITY_ORANGE' },
      ]),
      ...table('Weapon', [
        { Id: 11101, NameTextMapHash: 13, RankLevel: 1, WeaponType: 'WEAPON_CATALYST', Icon: 'UI_W' },
      ]),
      ...table('Reliquary', [
        {
          id: 75512,
          rankLevel: 5,
          mainPropDepotId: 5000,
          appendPropDepotId: 501,
          equipType: 'EQUIP_RING',
          nameTextMapHash: 14,
        },
        {
          id: 75412,
          rankLevel: 4,
          mainPropDepotId: 5000,
          appendPropDepotId: 401,
          appendPropNum: 2,
          equipType: 'EQUIP_RING',
        },
      ]),
      'TextMap/TextMapEN.json':
        '{"11":"Test Avatar","12":"<color=#FFF>Words.</color>","13":"Test Book","14":"Test Goblet"}',
      'TextMap/TextMapTH_0.json': '{"11":"ทดสอบ"}',
      'TextMap/TextMapTH_1.json': '{"13":"หนังสือ"}',
    }),
  );
  expect(Object.keys(parts)).toEqual(['ExcelBinOutput', 'TextMapEN', 'TextMapTH']);
  const tables = parts.ExcelBinOutput!;
  expect(itemOf(tables, 1, 10000002)).toMatchObject({ starType: 5, icon: 'UI_A' });
  expect(itemOf(tables, 4, 11101)).toMatchObject({ starType: 1, icon: 'UI_W', fields: { weaponType: 4 } });
  expect(itemOf(tables, 9, 75512).fields).toEqual({ equipType: 4, main: '5000', sub: '501', appendPropNum: 0 });
  expect(itemOf(tables, 9, 75412).fields).toEqual({ equipType: 4, main: '5000-4', sub: '401', appendPropNum: 2 });
  expect(itemOf(parts.TextMapEN!, 1, 10000002)).toMatchObject({
    names: { EN: 'Test Avatar' },
    descs: { EN: 'Words.' },
  });
  expect(parts.TextMapTH!.items.map(({ names }) => names.TH)).toEqual(['ทดสอบ', 'หนังสือ']);
});

test('gives flat properties a delta name, and main values of every rarity a group of their own', async () => {
  const levels = [4, 5].flatMap((rank) =>
    [1, 2, 3].map((level) => ({
      rank,
      level,
      addProps: [{ propType: 'FIGHT_PROP_HP', value: rank * 100 + level * 10 }],
    })),
  );
  const { items, skipped } = (
    await readAll(
      genshinExcel,
      dataFolder({
        ...table('ReliquaryMainProp', [{ id: 14001, propDepotId: 4000, propType: 'FIGHT_PROP_HP' }]),
        ...table('ReliquaryLevel', levels),
        ...table('ReliquaryAffix', [
          { id: 501202, depotId: 501, propType: 'FIGHT_PROP_CRITICAL', propValue: 0.03 },
          { id: 501201, depotId: 501, propType: 'FIGHT_PROP_CRITICAL', propValue: 0.02 },
          { id: 501203, depotId: 501, propType: 'FIGHT_PROP_CRITICAL', propValue: 0.04 },
          { id: 970001, depotId: 970, propType: 'FIGHT_PROP_FIRE_SUB_HURT', propValue: 0 },
          { id: 970002, depotId: 970, propType: 'FIGHT_PROP_HP', propValue: 0 },
        ]),
      }),
    )
  ).ExcelBinOutput!;
  const stats = items.map(({ type, id, group, fields }) => ({ key: `${type} ${group} ${id}`, ...fields!.stats }));
  expect(stats).toEqual([
    { key: '7 4000-4 14001', BaseValue: 410, LevelAdd: 10, Property: 'HPDelta' },
    { key: '7 4000 14001', BaseValue: 510, LevelAdd: 10, Property: 'HPDelta' },
    { key: '8 501 501201', BaseValue: 0.02, StepValue: 0.01, StepNum: 2, Property: 'FIGHT_PROP_CRITICAL' },
  ]);
  expect(skipped).toEqual([
    {
      place: 'ExcelBinOutput, group 970, id 970001',
      reason: 'is a property without a name (FIGHT_PROP_FIRE_SUB_HURT)',
    },
    { place: 'ExcelBinOutput, group 970, id 970002', reason: 'is a property without a value' },
  ]);
});

test('names monsters for their description, and quests for title and step', async () => {
  const parts = await readAll(
    genshinExcel,
    dataFolder({
      ...table('Monster', [
        { id: 1, monsterName: 'Hili_01', describeId: 5, nameTextMapHash: 22, type: 'MONSTER_BOSS' },
        { id: 2, monsterName: 'Hili_02', nameTextMapHash: 22 },
      ]),
      ...table('MonsterDescribe', [{ id: 5, nameTextMapHash: 21, icon: 'UI_M' }]),
      ...table('Quest', [{ subId: 30302, mainId: 303, descTextMapHash: 24 }]),
      ...table('MainQuest', [{ id: 303, titleTextMapHash: 23 }]),
      'TextMap/TextMapEN.json': '{"21":"Foe","22":"Other Foe","23":"Title","24":"Step"}',
    }),
  );
  expect(itemOf(parts.ExcelBinOutput!, 3, 1)).toMatchObject({
    names: { EN: 'Hili_01' },
    icon: 'UI_M',
    fields: { typeMonster: 'MONSTER_BOSS' },
  });
  expect(itemOf(parts.TextMapEN!, 3, 1).names).toEqual({ EN: 'Foe' });
  expect(itemOf(parts.TextMapEN!, 3, 2).names).toEqual({ EN: 'Other Foe' });
  expect(itemOf(parts.TextMapEN!, 10, 30302).names).toEqual({ EN: 'Title - Step' });
});
