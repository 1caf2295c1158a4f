import type { Language, NameLanguage } from '@starhaven/contracts/handbook';
import { ItemType } from '@starhaven/contracts/handbook';
import { buildItemIndex } from '../index/build-item-index';
import { ItemSearch } from '../query/item-search';
import type { ItemQuery, SearchEntry } from '../search-entry';

type Row = Partial<Omit<SearchEntry, 'names'>> & { names: Partial<Record<NameLanguage, string>> };

/** Ids of the found entries; an entry's id is its position in the list, from 1, unless the row sets one. */
function find(rows: (Row | string)[], text: string, language: Language = 'EN', query: Partial<ItemQuery> = {}) {
  const entries = rows.map((row, at): SearchEntry => {
    const own = typeof row === 'string' ? { names: { EN: row } } : row;
    return { game: 1, type: ItemType.Normal, id: at + 1, starType: 0, ...own };
  });
  const { entries: found, total } = new ItemSearch(buildItemIndex(entries)).search({
    text,
    language,
    offset: 0,
    limit: 50,
    ...query,
  });
  expect(found.length).toBe(Math.min(total, query.limit ?? 50));
  return found.map((entry) => entries[entry]!.id);
}

test('the kind of match decides first', () => {
  const rows = [
    'Sunamber', // part of a word
    'Abmer', // typo
    'Red Ambergris', // beginning of a word
    'Amberjack', // beginning
    'Amber', // all
  ];
  expect(find(rows, 'amber')).toEqual([5, 4, 3, 1]);
  expect(find(rows.slice(0, 4), 'amber')).toEqual([4, 3, 1, 2]);
});

test('words in one piece win over words in another order, and those over parts of words', () => {
  expect(find(['Lake Moon', 'The Moon Lake', 'Snowmoon Lakeside', 'Moon Lake'], 'moon lake')).toEqual([4, 2, 1, 3]);
});

test('fewer typos win, then the larger part of the name', () => {
  expect(find(['Lanternfish', 'Lantern', 'Big Lantern', 'Lamtern'], 'lantrn')).toEqual([2, 3, 1, 4]);
});

test('what begins in one word and ends in the next is found last', () => {
  expect(find(['Clear Itons', 'Ritoner', 'Ritom'], 'riton')).toEqual([2, 3, 1]);
  expect(find(['Hu Tao', 'Mahutaor'], 'hutao')).toEqual([1, 2]);
});

test('the preferred language comes first among equal matches, whatever the type', () => {
  const rows = [
    { type: ItemType.Avatar, names: { EN: 'Star', DE: 'Mond' } },
    { type: ItemType.Quest, names: { EN: 'Mond', DE: 'Stern' } },
  ];
  expect(find(rows, 'mond', 'DE')).toEqual([1, 2]);
  expect(find(rows, 'mond', 'EN')).toEqual([2, 1]);
  expect(find(rows, 'mond', 'FR')).toEqual([1, 2]);
});

test('then the type, in the order in which visitors look for them', () => {
  const types = [10, 12, 5, 6, 11, 2, 3, 9, 4, 1, 99];
  const rows = types.map((type) => ({ type, id: type, names: { EN: 'Moon' } }));
  expect(find(rows, 'moon')).toEqual([1, 4, 9, 3, 2, 11, 6, 5, 10, 12, 99]);
});

test('then the shorter name, the higher rarity, the lower id', () => {
  const rows = [
    { id: 5, starType: 5, names: { EN: 'Moonrise' } },
    { id: 8, starType: 3, names: { EN: 'Moonset' } },
    { id: 7, starType: 4, names: { EN: 'Moonset' } },
    { id: 6, starType: 3, names: { EN: 'Moonset' } },
  ];
  expect(find(rows, 'moon')).toEqual([7, 6, 8, 5]);
});

test('an entry counts once, by its best name', () => {
  expect(find([{ names: { EN: 'Old Moon', ID: 'Moon', TH: 'Moon' } }, 'Moonset'], 'moon')).toEqual([1, 2]);
});

test('an id is found by its beginning, before names that only have the digits', () => {
  const rows = [
    { id: 10000002, names: {} },
    { id: 100, names: {} },
    { id: 7, names: { EN: 'Sample 100' } },
    { id: 2100, names: {} },
  ];
  expect(find(rows, '100')).toEqual([100, 10000002, 7]);
  expect(find(rows, '10000002')).toEqual([10000002]);
  expect(
    find(
      [
        { id: 0, names: {} },
        { id: 90, names: {} },
      ],
      '0',
    ),
  ).toEqual([0]);
});

test('the id that was typed wins over better types whose id only begins so', () => {
  const rows = [
    { id: 200, type: ItemType.Quest, names: {} },
    { id: 2001, type: ItemType.Avatar, names: {} },
  ];
  expect(find(rows, '200')).toEqual([200, 2001]);
});

test('without a text everything of the game and type comes, best types first, then rarity and id', () => {
  const rows = [
    { id: 5, type: 5, names: {} },
    { id: 4, type: 2, starType: 1, names: {} },
    { id: 3, type: 2, starType: 5, names: {} },
    { id: 2, type: 2, starType: 5, names: {} },
    { id: 1, game: 2, type: 1, names: {} },
  ];
  expect(find(rows, '  ')).toEqual([1, 2, 3, 4, 5]);
  expect(find(rows, '', 'EN', { game: 1 })).toEqual([2, 3, 4, 5]);
  expect(find(rows, '', 'EN', { game: 1, type: 2, offset: 1, limit: 1 })).toEqual([3]);
});

test('typos are allowed by length', () => {
  expect(find(['Jean', 'Keqing', 'Raiden Shogun'], 'jaen')).toEqual([1]);
  expect(find(['Jean', 'Keqing', 'Raiden Shogun'], 'ja')).toEqual([]);
  expect(find(['Jean', 'Keqing', 'Raiden Shogun'], 'keching')).toEqual([2]);
  expect(find(['Jean', 'Keqing', 'Raiden Shogun'], 'riaden shogn')).toEqual([3]);
  expect(find(['Jean', 'Keqing', 'Raiden Shogun'], 'xxxxx yyyyyy')).toEqual([]);
});

test('what is much less like the query than the best is left out', () => {
  const names = ['Stormterror', 'Stormtarrxr', 'Starmtarrxr'];
  expect(find(names, 'stormterrer')).toEqual([1, 2]);
  expect(find(names.toReversed(), 'stormterrer')).toEqual([3, 2]);
  expect(find(names.slice(1), 'stormterrer')).toEqual([1, 2]);
});

test('in scripts without words one or two characters are found anywhere', () => {
  expect(find([{ names: { CHS: '甘雨' } }, { names: { JP: 'ゆきのきみ' } }, { names: { KR: '감우' } }], '雨')).toEqual([
    1,
  ]);
  expect(find([{ names: { JP: 'ゆきのきみ' } }], 'きみ')).toEqual([1]);
  expect(find([{ names: { KR: '감우' } }], '우')).toEqual([1]);
  expect(find([{ names: { TH: 'ขวดแมวอ้วน' } }], 'มว')).toEqual([1]);
  expect(find(['Moonset'], 'oo')).toEqual([]);
});

test('an exact name hides similar names', () => {
  expect(find(['Mona', 'Mora', 'Moss'], 'mora')).toEqual([2]);
});
