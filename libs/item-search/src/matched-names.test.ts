import type { Language } from '@starhaven/contracts/handbook';
import { buildItemIndex } from './index/build-item-index';
import { loadChineseReader } from './text/chinese-reader';
import { holdsText } from './text/holds-text';
import { ItemSearch } from './query/item-search';
import type { SearchEntry } from './search-entry';

const shared = { game: 1, type: 1, starType: 5 };
const entries: SearchEntry[] = [
  {
    ...shared,
    id: 10000033,
    names: { EN: 'Tartaglia', CHS: '达达利亚', JP: 'タルタリヤ', KR: '타르탈리아', RU: 'Тарталья' },
    aliases: ['childe', '公子'],
  },
  { ...shared, id: 10000046, names: { EN: 'Hu Tao', CHS: '胡桃', KR: '호두', DE: 'Walnuss' } },
];
let search: ItemSearch;
beforeAll(async () => {
  search = new ItemSearch(buildItemIndex(entries, await loadChineseReader()));
});
const matched = (text: string, language: Language = 'EN') =>
  search.search({ text, language, offset: 0, limit: 1 }).matched[0];

test.each([
  ['tartaglia', { language: 'EN' }],
  ['tartagila', { language: 'EN' }],
  ['тарталья', { language: 'RU' }],
  ['タルタリヤ', { language: 'JP' }],
  ['walnuss', { language: 'DE' }],
  ['childe', { text: 'childe' }],
  ['公子', { text: '公子' }],
  ['gongzi', { text: '公子' }],
  ['hutao', { language: 'EN' }],
  ['ㅎㄷ', { text: '호두' }],
  ['フータオ', { language: 'EN' }],
  ['10000046', null],
])('%j matches %j', (text, name) => expect(matched(text)).toEqual(name));

test('a name that several languages share counts as one in the preferred language', () => {
  expect(matched('達達利亞', 'CHT')).toEqual({ language: 'CHT' });
  expect(matched('胡桃', 'CHT')).toEqual({ language: 'CHT' });
  expect(matched('胡桃', 'CHS')).toEqual({ language: 'CHS' });
});

test('a list of everything matches nothing in particular', () => {
  expect(search.search({ text: '', language: 'EN', offset: 0, limit: 12 }).matched).toEqual([null, null]);
});

test.each([
  ['Kamisato Ayaka', 'ayaka', true],
  ['Kamisato Ayaka', 'Ayaka kami', true],
  ['Hu Tao', 'hutao', true],
  ['Barbara', 'Bárbara', true],
  ['Tartaglia', 'childe', false],
  ['Kamisato Ayaka', 'あやか', false],
])('in %j a reader sees %j: %s', (name, text, isSeen) => expect(holdsText(name, text)).toBe(isSeen));
