import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { starRailRes } from './star-rail-res';

afterAll(removeDataFolders);

const lightCones =
  '{"20000":{"id":"20000","name":"Test Cone","rarity":3,"desc":"Words.","icon":"icon/light_cone/20000.png"}}';
const relics =
  '{"61011":{"id":"61011","set_id":"101","name":"Test Head","rarity":5,"type":"HEAD","main_affix_id":"51","sub_affix_id":"5","icon":"icon/relic/101_0.png"}}';
const sub = (group: string, affixes: string) =>
  `{"5":{"${group}":"5","${affixes}":{"1":{"affix_id":"1","property":"HPDelta","base":33.87004,"step":4.233755,"step_num":2},"4":{"affix_id":"4","property":"HPAddedRatio","base":0.034560002,"step":0.00432,"step_num":2},"5":{"property":"X"}}}}`;

test('reads one part per language', async () => {
  const files = {
    'index_min/jp/light_cones.json': lightCones.replace('Test Cone', 'テスト'),
    'index_min/en/light_cones.json': lightCones,
    'index_min/en/relics.json': relics,
    'index_min/en/characters.json':
      '{"8001":{"id":"8001","name":"{NICKNAME}","rarity":5,"icon":"icon/character/8001.png"}}',
    'index_min/en/properties.json': '{"HPDelta":{"name":"HP"},"HPAddedRatio":{"name":"HP"}}',
    'index_min/en/relic_sub_affixes.json': sub('id', 'affixes'),
  };
  const parts = await readAll(starRailRes, dataFolder(files));
  expect(Object.keys(parts)).toEqual(['en', 'jp']);
  const english = parts.en!;
  expect(itemOf(english, 4, 20000)).toMatchObject({
    names: { EN: 'Test Cone' },
    descs: { EN: 'Words.' },
    starType: 3,
    icon: '20000',
  });
  expect(itemOf(english, 1, 8001).names).toEqual({ EN: 'Trailblazer' });
  expect(itemOf(english, 9, 61011).fields).toEqual({ equipType: 1, main: '51', sub: '5' });
  expect(itemOf(english, 8, 1, '5')).toMatchObject({
    names: { EN: 'HP' },
    fields: { stats: { BaseValue: 33.87004, StepValue: 4.233755, StepNum: 2, Property: 'HPDelta' } },
  });
  expect(itemOf(english, 8, 4, '5').names).toEqual({ EN: 'HP %' });
  expect(english.skipped).toEqual([
    { place: 'relic_sub_affixes.json[5][5]', reason: 'lacks group, id, property or base' },
  ]);
  expect(itemOf(parts.jp!, 4, 20000).names).toEqual({ JP: 'テスト' });
});

test('reads the key names of older versions', async () => {
  const parts = await readAll(starRailRes, dataFolder({ 'en/relic_sub_affixs.json': sub('group_id', 'affixs') }));
  expect(itemOf(parts.en!, 8, 1, '5').names).toEqual({ EN: 'HP' });
});
