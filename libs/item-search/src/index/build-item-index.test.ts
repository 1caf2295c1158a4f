import { buildItemIndex } from './build-item-index';
import { ItemSearch } from '../query/item-search';
import type { SearchEntry } from '../search-entry';

const entry: SearchEntry = { game: 1, type: 1, id: 7, starType: 5, names: { EN: 'Ganyu', CHS: '甘雨' } };
const query = { text: 'ganyu', language: 'EN', offset: 0, limit: 12 } as const;

function arraysOf(value: object): ArrayBufferView[] {
  return Object.values(value).flatMap((one) =>
    ArrayBuffer.isView(one) ? [one] : typeof one === 'object' && one !== null ? arraysOf(one) : [],
  );
}

test('the index is handed to another thread without a copy', () => {
  const index = buildItemIndex([entry]);
  const arrays = arraysOf(index);
  expect(arrays.length).toBeGreaterThan(20);
  for (const { buffer } of arrays) expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  const channel = new MessageChannel();
  expect(() => channel.port1.postMessage(index)).not.toThrow();
  channel.port1.close();
  expect(new ItemSearch(index).search(query).total).toBe(1);
});

test('two searches over one index do not disturb each other', () => {
  const index = buildItemIndex([entry, { ...entry, id: 8, names: { EN: 'Ganyu: Qilin' } }]);
  const [one, other] = [new ItemSearch(index), new ItemSearch(index)];
  expect(one.search(query).total).toBe(2);
  expect(other.search({ ...query, text: 'qilin' }).entries).toEqual([1]);
  expect(one.search(query).entries).toEqual([0, 1]);
});

test('an empty index, and one of entries without names, can be searched', () => {
  const nothing = { entries: [], matched: [], total: 0 };
  expect(new ItemSearch(buildItemIndex([])).search(query)).toEqual(nothing);
  expect(new ItemSearch(buildItemIndex([])).search({ ...query, text: '' })).toEqual(nothing);
  const nameless = new ItemSearch(
    buildItemIndex([
      { ...entry, names: {} },
      { ...entry, names: { EN: '', JP: '？？？' } },
    ]),
  );
  expect(nameless.search(query).total).toBe(0);
  expect(nameless.search({ ...query, text: '7' }).entries).toEqual([0, 1]);
});

test('a name of any length is taken, its first 200 characters count', () => {
  const search = new ItemSearch(buildItemIndex([{ ...entry, names: { EN: `${'moon '.repeat(60)}sun` } }]));
  expect(search.search({ ...query, text: 'moon moon' }).total).toBe(1);
  expect(search.search({ ...query, text: 'sun' }).total).toBe(0);
});
