import { buildItemIndex } from '../index/build-item-index';
import { ItemSearch } from './item-search';
import type { ItemQuery, SearchEntry } from '../search-entry';

const entries: SearchEntry[] = [
  {
    game: 1,
    type: 1,
    id: 10000002,
    starType: 5,
    names: { EN: 'Kamisato Ayaka', CHS: '神里绫华', KR: '카미사토 아야카' },
  },
  {
    game: 1,
    type: 1,
    id: 10000037,
    starType: 5,
    names: { EN: 'Ganyu', CHS: '甘雨', JP: '甘雨', KR: '감우', RU: 'Гань Юй' },
  },
  { game: 1, type: 2, id: 210001, starType: 4, names: { EN: 'Ganyu: Qilin', CHS: '甘雨·麟' } },
];
const search = new ItemSearch(buildItemIndex(entries));
const find = (text: string, query: Partial<ItemQuery> = {}) =>
  search.search({ text, language: 'EN', offset: 0, limit: 12, ...query }).entries;

test.each([
  ['10000002', [0]],
  ['kamisato-ayaka', [0]],
  ['ayaka kamisato', [0]],
  ['kamisto ayaka', [0]],
  ['ganyu', [1, 2]],
  ['감', [1]],
  ['가', [1]],
  ['雨', [1, 2]],
  ['ганьюй', [1]],
  ['', [0, 1, 2]],
  ['%', []],
])('%j finds %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

test('a search stays within game and type', () => {
  expect(find('ganyu', { type: 2 })).toEqual([2]);
  expect(find('ganyu', { game: 2 })).toEqual([]);
});

test('a typo finds a name in another language only when no shown name is as much like it', () => {
  const shared = { game: 1, type: 2, starType: 0 };
  const index = buildItemIndex([
    { ...shared, id: 1, names: { EN: 'Kamisato Crest' } },
    { ...shared, id: 2, names: { EN: 'Reed Pipe', TR: 'Kamista Borusu' } },
    { ...shared, id: 3, names: { EN: 'Lantern', DE: 'Windlaterne' } },
  ]);
  const idsOf = (text: string, language: 'EN' | 'TR') =>
    new ItemSearch(index).search({ text, language, offset: 0, limit: 12 }).entries.map((entry) => entry + 1);
  expect(idsOf('kamisto', 'EN')).toEqual([1]);
  expect(idsOf('kamisto', 'TR')).toEqual(expect.arrayContaining([1, 2]));
  expect(idsOf('windlatrene', 'EN')).toEqual([3]);
});
