import { buildItemIndex } from '../index/build-item-index';
import { ItemSearch } from '../query/item-search';
import { readRecallEntries } from './read-recall-entries';
import queries from './recall-queries.json';

// Do not adapt this list to the search: entries that the search does not find stay in it.
const entries = readRecallEntries();
const search = new ItemSearch(buildItemIndex(entries));

function missed(list: (readonly string[])[]): string[] {
  return list
    .filter(([text, wanted]) => {
      const found = search.search({ text: text!, language: 'EN', offset: 0, limit: 3 }).entries;
      return !found.some((entry) => `1/${entries[entry]!.type}/${entries[entry]!.id}` === wanted);
    })
    .map(([text]) => text!);
}

test('the right item is among the first three for 97 of 100 misspelt names', () => {
  expect(queries.misspelt.length).toBeGreaterThanOrEqual(200);
  const wrong = missed(queries.misspelt);
  expect({ wrong, share: wrong.length / queries.misspelt.length <= 0.03 }).toEqual({ wrong, share: true });
});

test.each(['chinese', 'japanese', 'korean', 'thai', 'cyrillic'] as const)(
  'the right item is among the first three for 99 of 100 names, parts and slips in %s',
  (script) => {
    expect(queries[script].length).toBeGreaterThanOrEqual(30);
    const wrong = missed(queries[script]);
    expect({ wrong, share: wrong.length / queries[script].length <= 0.01 }).toEqual({ wrong, share: true });
  },
);
