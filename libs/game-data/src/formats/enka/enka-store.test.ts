import { detectFormat } from '../../detect-format';
import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { enkaStore } from './enka-store';

afterAll(removeDataFolders);

const genshin = {
  'avatars.json':
    '{"10000002":{"NameTextMapHash":1,"SideIconName":"/ui/UI_AvatarIcon_Side_Test.png","QualityType":"QUALITY_ORANGE"},"10000005-501":{"NameTextMapHash":2},"10000005":{"NameTextMapHash":2}}',
  'weapons.json': '{"13101":{"Rarity":1,"WeaponType":13,"Icon":"/ui/UI_W.png","NameTextMapHash":3}}',
  'relics.json':
    '{"Items":{"75544":{"Rarity":5,"EquipType":0,"Icon":"/ui/UI_R.png","SetId":1}},"Sets":{"1":{"Name":"4"}}}',
  'affixes.json':
    '{"501021":{"PropType":2,"Value":209.13},"501022":{"PropType":2,"Value":239.0},"970001":{"PropType":999,"Value":1}}',
  'locs.json': '{"zh-cn":{"1":"测试"},"en":{"1":"Test","2":"Traveler","3":"Test Spear"},"xx":{"1":"?"}}',
};
const starRail = {
  'avatars.json':
    '{"1001":{"AvatarName":{"Hash":"17317659818484992751"},"Rarity":4,"AvatarSideIconPath":"/ui/1001.png"}}',
  'relics.json':
    '{"Items":{"61011":{"Rarity":5,"Type":"HEAD","MainAffixGroup":51,"SubAffixGroup":5,"Icon":"/ui/R.png","SetID":101}},"Sets":{"101":{"Name":"17317659818484992752"}}}',
  'affixes.json':
    '{"MainAffix":{"51":{"1":{"Property":"HPDelta","BaseValue":112.896,"LevelAdd":39.5136}}},"SubAffix":{"5":{"1":{"Property":"HPDelta","BaseValue":33.87004,"StepValue":4.233755,"StepNum":2}}}}',
  'hsr.json':
    '{"ja":{"17317659818484992751":"テスト"},"en":{"17317659818484992751":"Test","17317659818484992752":"Test Set"}}',
};

test('reads the store of Genshin, which lists the Traveler again for each element', async () => {
  const folder = dataFolder(genshin);
  expect((await enkaStore.open(folder)).game).toBe(1);
  const parts = await readAll(enkaStore, folder);
  expect(Object.keys(parts)).toEqual(['tables', 'en', 'zh-cn']);
  const tables = parts.tables!;
  expect(itemOf(tables, 1, 10000002)).toMatchObject({ starType: 5, icon: 'UI_AvatarIcon_Test' });
  expect(itemOf(tables, 4, 13101)).toMatchObject({ starType: 1, fields: { weaponType: 3 } });
  expect(itemOf(tables, 9, 75544)).toMatchObject({
    icon: 'UI_R',
    fields: { equipType: 1, main: '4000', sub: '501', appendPropNum: 4 },
  });
  expect(itemOf(tables, 8, 501021, '501').fields!.stats).toEqual({
    BaseValue: 209.13,
    StepValue: 29.87,
    StepNum: 1,
    Property: 'HPDelta',
  });
  expect(tables.skipped).toEqual([
    { place: 'avatars[10000005-501]', reason: 'is the Traveler once more, with the skills of one element' },
    { place: 'affixes[970001]', reason: 'lacks id, known property or value' },
  ]);
  expect(itemOf(parts['zh-cn']!, 1, 10000002).names).toEqual({ CHS: '测试' });
});

test('reads the store of Star Rail', async () => {
  const folder = dataFolder(starRail);
  expect((await enkaStore.open(folder)).game).toBe(2);
  const parts = await readAll(enkaStore, folder);
  expect(itemOf(parts.tables!, 9, 61011).fields).toEqual({ equipType: 1, main: '51', sub: '5' });
  expect(itemOf(parts.tables!, 7, 1, '51').fields!.stats).toEqual({
    BaseValue: 112.896,
    LevelAdd: 39.5136,
    Property: 'HPDelta',
  });
  expect(itemOf(parts.ja!, 1, 1001).names).toEqual({ JP: 'テスト' });
  expect(itemOf(parts.en!, 9, 61011).names).toEqual({ EN: 'Test Set' });
});

test('asks which game is meant when a folder holds both', async () => {
  const folder = dataFolder({ 'gi/locs.json': '{}', 'hsr/hsr.json': '{}' });
  await expect(detectFormat(folder)).rejects.toThrow(/contains both games: choose its folder "gi" or "hsr"/);
});
