import { dataFolder, removeDataFolders } from '../../testing/data-folder';
import { itemOf, readAll } from '../../testing/read-all';
import { hsrData } from './hsr-data';

afterAll(removeDataFolders);

test('reads one file per entry, and a piece of a set for each of its ids', async () => {
  const parts = await readAll(
    hsrData,
    dataFolder({
      'src/data/kr/items/fuel.json': '{"_id":201,"id":"fuel","name":"연료","description":"설명","rarity":4}',
      'src/data/en/lightcones/arrows.json': '{"_id":20000,"name":"Test Cone","desc":"Words.","rarity":3}',
      'src/data/en/relics/set.json':
        '{"_id":304,"name":"Test Set","pieces":[{"_id":33045,"ids":[33045,63045],"name":"Test Sphere","type":"NECK","desc":"<nobr>Round.</nobr>"}]}',
      'src/data/en/items/bad.json': '{"name":"no id"}',
    }),
  );
  expect(Object.keys(parts)).toEqual(['en', 'kr']);
  expect(itemOf(parts.kr!, 2, 201)).toMatchObject({ names: { KR: '연료' }, descs: { KR: '설명' }, starType: 4 });
  expect(itemOf(parts.en!, 4, 20000).names).toEqual({ EN: 'Test Cone' });
  expect(itemOf(parts.en!, 9, 33045)).toMatchObject({ starType: 2, fields: { equipType: 5, main: '25', sub: '2' } });
  expect(itemOf(parts.en!, 9, 63045)).toMatchObject({
    names: { EN: 'Test Sphere' },
    descs: { EN: 'Round.' },
    starType: 5,
  });
  expect(parts.en!.skipped).toEqual([{ place: 'items/bad.json', reason: 'has no id that can be used' }]);
});
