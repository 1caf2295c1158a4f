import { buildItemIndex } from './index/build-item-index';
import { loadChineseReader } from './text/chinese-reader';
import { ItemSearch } from './query/item-search';
import type { SearchEntry } from './search-entry';

const entry = (id: number, type: number, names: SearchEntry['names'], aliases?: string[]): SearchEntry => ({
  game: 1,
  type,
  id,
  starType: 5,
  names,
  aliases,
});

const entries = [
  entry(1, 1, { EN: 'Hu Tao', CHS: '胡桃', KR: '호두' }),
  entry(2, 1, { EN: 'Kamisato Ayaka', CHS: '神里绫华', KR: '카미사토 아야카' }),
  entry(3, 1, { EN: 'Raiden Shogun', CHT: '雷電將軍' }, ['ei', '影', 'Electro Archon']),
  entry(4, 2, { EN: 'Kazuha: Maple' }),
  entry(5, 1, { EN: 'Kaedehara Kazuha' }),
  entry(6, 2, { EN: 'Primogem' }),
  entry(7, 4, { EN: "Wolf's Gravestone" }, ['wgs']),
  entry(8, 4, { EN: 'WGS Replica' }),
  entry(9, 1, { EN: 'Jingliu', CHS: '镜流' }),
  entry(10, 4, { EN: 'Eider Bow' }),
];
let search: ItemSearch;
beforeAll(async () => {
  search = new ItemSearch(buildItemIndex(entries, await loadChineseReader()));
});
const find = (text: string) =>
  search.search({ text, language: 'EN', offset: 0, limit: 12 }).entries.map((ordinal) => entries[ordinal]!.id);

test('an alias finds its item, behind names that match as well', () => {
  expect(find('wgs')).toEqual([7, 8]);
  expect(find('ei')).toEqual([3, 10]);
  expect(find('electro')).toEqual([3]);
  expect(find('electo archon')).toEqual([3]);
});

test('an abbreviation is found only without typos, since too many words are similar to it', () => {
  expect(find('wgx')).toEqual([8]);
});

test('a character is found by the last word of the name before what begins with it', () => {
  expect(find('kazuha')).toEqual([5, 4]);
  expect(find('maple')).toEqual([4]);
});

test.each([
  ['примогем', 6],
  ['Цзинлю', 9],
  ['аяка', 2],
  ['あやか', 2],
  ['アヤカ', 2],
  ['らいでんしょうぐん', 3],
  ['カズハ', 5],
])('%s is found as it sounds', (text, id) => {
  expect(find(text)[0]).toBe(id);
});

test.each([
  ['hutao', 1],
  ['shenlilinghua', 2],
  ['sllh', 2],
  ['ht', 1],
  ['leidian', 3],
  ['ldjj', 3],
  ['ying', 3],
])('pinyin %s finds the Chinese name', (text, id) => {
  expect(find(text)[0]).toBe(id);
});

test('Chinese is found in both ways to write it, where the data has one', () => {
  expect(find('鏡流')).toEqual([9]);
  expect(find('雷电将军')).toEqual([3]);
});

test('Korean is found by its first consonants, from the start of the name or of a word', () => {
  expect(find('ㅎㄷ')).toEqual([1]);
  expect(find('ㅋㅁㅅㅌ')).toEqual([2]);
  expect(find('ㅇㅇㅋ')).toEqual([2]);
  expect(find('ㅎㅎ')).toEqual([]);
});

test('when nothing has all words, what has all but one or two is found', () => {
  expect(find('hu tao pyro')).toEqual([1]);
  expect(find('2 ayaka')).toContain(2);
  expect(find('best wolf weapon')).toEqual([7]);
  expect(find('kamisto pyro')).toEqual([2]);
  expect(find('shogun raiden')).toEqual([3]);
});

test('without the Chinese readings, names are found as they are written', () => {
  const plain = new ItemSearch(buildItemIndex(entries));
  expect(plain.search({ text: 'sllh', language: 'EN', offset: 0, limit: 3 }).total).toBe(0);
  expect(plain.search({ text: '神里', language: 'EN', offset: 0, limit: 3 }).total).toBe(1);
});
