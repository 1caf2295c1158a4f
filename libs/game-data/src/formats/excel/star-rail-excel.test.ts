import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { starRailExcel } from './star-rail-excel';

afterAll(removeDataFolders);

const affixes = (value: (number: number) => string) =>
  `[{"GroupID":51,"AffixID":1,"Property":"HPDelta","BaseValue":${value(112.896)},"LevelAdd":${value(39.5136)}},` +
  `{"GroupID":52,"AffixID":1,"Property":"AttackDelta","BaseValue":${value(56.448)},"LevelAdd":${value(19.7568)}}]`;

test('looks 64-bit hashes up digit by digit', async () => {
  const parts = await readAll(
    starRailExcel,
    dataFolder({
      // Both hashes are the same number once rounded to a double.
      'ExcelOutput/EquipmentConfig.json':
        '\uFEFF[{"EquipmentID":20000,"EquipmentName":{"Hash":17317659818484992751},"Rarity":"CombatPowerLightconeRarity3"},{"EquipmentID":20001,"EquipmentName":{"Hash":17317659818484992752},"Rarity":4}]',
      'TextMap/TextMapEN.json': '{"17317659818484992751":"First","17317659818484992752":"Second"}',
      'TextMap/TextMapMainCHS.json': '{"17317659818484992751":"第一"}',
    }),
  );
  expect(Object.keys(parts)).toEqual(['ExcelOutput', 'TextMapEN', 'TextMapCHS']);
  expect(parts.TextMapEN!.items.map(({ id, names }) => [id, names.EN])).toEqual([
    [20000, 'First'],
    [20001, 'Second'],
  ]);
  expect(parts.TextMapCHS!.items).toEqual([{ type: 4, id: 20000, group: '', names: { CHS: '第一' }, descs: {} }]);
  expect(itemOf(parts.ExcelOutput!, 4, 20000)).toMatchObject({ names: {}, starType: 3 });
  expect(itemOf(parts.ExcelOutput!, 4, 20001).starType).toBe(4);
});

test.each([
  ['signed 32-bit', '{"Hash":-234052537}', '-234052537'],
  ['signed, where texts are unsigned', '{"Hash":-234052537}', '4060914759'],
  ['both kinds', '{"Hash":581502206,"Hash64":17317659818484992751}', '17317659818484992751'],
  ['both kinds, where texts are of the old one', '{"Hash":581502206,"Hash64":17317659818484992751}', '581502206'],
  ['plain', '17317659818484992751', '17317659818484992751'],
])('looks hashes of older versions up: %s', async (_, reference, key) => {
  const folder = dataFolder({
    'ExcelOutput/AvatarConfig.json': `{"1001":{"AvatarID":1001,"AvatarName":${reference}}}`,
    'TextMap/TextMapEN.json': `{"${key}":"Test"}`,
  });
  expect((await readAll(starRailExcel, folder)).TextMapEN!.items).toMatchObject([
    { type: 1, id: 1001, names: { EN: 'Test' } },
  ]);
});

test.each([
  ['plain', String],
  ['Value', (number: number) => `{"Value":${number}}`],
  ['RawValue', (number: number) => `{"RawValue":${Math.round(number * 2 ** 32)}}`],
])('reads numbers of the %s kind, keyed by group and affix', async (_, value) => {
  const part = (await readAll(starRailExcel, dataFolder({ 'ExcelOutput/RelicMainAffixConfig.json': affixes(value) })))
    .ExcelOutput!;
  const { stats } = itemOf(part, 7, 1, '51').fields!;
  expect(stats).toMatchObject({ Property: 'HPDelta' });
  expect(stats!.BaseValue).toBeCloseTo(112.896, 6);
  expect(stats!.LevelAdd).toBeCloseTo(39.5136, 6);
  expect(itemOf(part, 7, 1, '52').names).toEqual({ EN: 'ATK' });
});

test('puts together what several tables say, and reads rows nested by group', async () => {
  const parts = await readAll(
    starRailExcel,
    dataFolder({
      'Resources/ExcelOutput/RelicConfig.json':
        '{"61011":{"ID":61011,"SetID":101,"Type":"HEAD","Rarity":"CombatPowerRelicRarity5","MainAffixGroup":51,"SubAffixGroup":5}}',
      'Resources/ExcelOutput/ItemConfigRelic.json':
        '[{"ID":61011,"ItemMainType":"Relic","Rarity":"SuperRare","ItemName":{"Hash":1},"ItemBGDesc":{"Hash":2},"ItemIconPath":"SpriteOutput/ItemIcon/IconRelic_101_1.png"},{"ItemName":{"Hash":1}}]',
      'Resources/ExcelOutput/RelicSubAffixConfig.json':
        '{"5":{"1":{"GroupID":5,"AffixID":1,"Property":"HPDelta","BaseValue":{"Value":33.87},"StepValue":{"Value":4.23},"StepNum":2}}}',
      'Resources/ExcelOutput/MonsterConfig.json': '[{"MonsterID":7,"MonsterTemplateID":8,"MonsterName":{"Hash":3}}]',
      'Resources/ExcelOutput/MonsterTemplateConfig.json':
        '[{"MonsterTemplateID":8,"Rank":"BigBoss","IconPath":"a/Monster_8.png"}]',
      'Resources/TextMap/TextMapEN.json': '{"1":"Test Head","2":"Words.","3":"Foe"}',
    }),
  );
  const tables = parts.ExcelOutput!;
  expect(itemOf(tables, 9, 61011)).toMatchObject({
    starType: 5,
    icon: 'IconRelic_101_1',
    fields: { equipType: 1, main: '51', sub: '5' },
  });
  expect(itemOf(tables, 8, 1, '5').fields!.stats).toEqual({
    BaseValue: 33.87,
    StepValue: 4.23,
    StepNum: 2,
    Property: 'HPDelta',
  });
  expect(itemOf(tables, 3, 7, 'battle')).toMatchObject({ icon: 'Monster_8', fields: { typeMonster: 'BigBoss' } });
  expect(tables.skipped).toEqual([{ place: 'ItemConfigRelic[1]', reason: 'has no id that can be used' }]);
  expect(itemOf(parts.TextMapEN!, 9, 61011)).toMatchObject({ names: { EN: 'Test Head' }, descs: { EN: 'Words.' } });
});

test('refuses texts of another version', async () => {
  const folder = dataFolder({
    'ExcelOutput/AvatarConfig.json': '[{"AvatarID":1001,"AvatarName":{"Hash":1}}]',
    'TextMap/TextMapEN.json': '{"2":"Test"}',
  });
  await expect(readAll(starRailExcel, folder)).rejects.toThrow(
    /TextMapEN: found nothing to read; expected texts .* same version/,
  );
});
