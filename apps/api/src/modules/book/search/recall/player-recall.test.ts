import { formats, namesBeside, shippedFormats } from '@starhaven/game-data';
import type { ImportedItem } from '@starhaven/game-data';
import { ItemSearch } from '@starhaven/item-search';
import { makeIndex } from '../make-index';
import queries from './player-queries.json';

// Queries of players. Do not adapt the list to the search: queries without a hit stay in the list.
const parts = new Set([
  'characters',
  'weapons',
  'artifacts',
  'materials',
  'namecards',
  'windgliders',
  'foods',
  'enemies',
  'animals',
  'domains',
  'starter',
]);
const items: (ImportedItem & { game: number; starType: number })[] = [];
let search: ItemSearch;

beforeAll(async () => {
  const { signal } = new AbortController();
  for (const format of formats.filter(({ name }) => shippedFormats.some((shipped) => shipped === name))) {
    const { game, parts: found } = await format.open('');
    for (const part of found.filter(({ name }) => parts.has(name)))
      for await (const row of part.read(signal))
        if ('item' in row) items.push({ ...row.item, game, starType: row.item.starType ?? 0 });
  }
  search = new ItemSearch(await makeIndex(items));
});

const find = (text: string) =>
  search.search({ text, language: 'EN', offset: 0, limit: 3 }).entries.map((entry) => items[entry]!);

/** Game, type and English name; for an artifact the name of its set. */
function keyOf(item: (typeof items)[number]): string {
  return [item.game, item.type, item.type === 9 ? namesBeside(item)[0] : item.names.EN].join('/');
}

const kinds = Object.keys(queries) as (keyof typeof queries)[];

test('for 95 of 100 player queries the right item is among the first three', () => {
  const all = kinds.flatMap((kind) => queries[kind]);
  expect(all.length).toBeGreaterThanOrEqual(150);
  const wrong = all
    .filter(([text, wanted]) => !find(text!).some((item) => keyOf(item) === wanted))
    .map(([text]) => text);
  expect({ wrong, share: wrong.length / all.length <= 0.05 }).toEqual({ wrong, share: true });
});

test.each(kinds)('for nine of ten queries of the kind %s the right item is found', (kind) => {
  const wrong = queries[kind].filter(([text, wanted]) => !find(text!).some((item) => keyOf(item) === wanted));
  expect({ wrong, share: wrong.length / queries[kind].length <= 0.1 }).toEqual({ wrong, share: true });
});

test.each([
  ['kazuha', 'Kaedehara Kazuha'],
  ['ayaka', 'Kamisato Ayaka'],
  ['kokomi', 'Sangonomiya Kokomi'],
])('%s finds the character before the items that are named after it', (text, name) => {
  expect(find(text)[0]!.names.EN).toBe(name);
});
