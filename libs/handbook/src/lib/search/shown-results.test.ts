import type { HandbookSearch } from './handbook-search';
import type { ItemsPage } from '../items/items-page';
import { failedItems } from '../items/items-page';
import { append, recall, remember } from './shown-results';

const search: HandbookSearch = { term: 'a', game: null, type: null, language: 'EN', page: 1 };
const page = (...keys: string[]) =>
  ({
    title: '',
    lang: 'en',
    items: keys.map((key) => ({ key })),
    isLast: false,
    problem: null,
  }) as unknown as ItemsPage;
const first = { search, results: page('1', '2'), lastPage: 1 };
const keys = ({ results }: { results: ItemsPage | null }) => results?.items.map(({ key }) => key);

test('an item that moved to the next page is shown once', () => {
  expect(keys(append(first, page('2', '3')))).toEqual(['1', '2', '3']);
});

test('a page without any new item is the last one: the host ignores the page number', () => {
  expect(append(first, page('3')).results?.isLast).toBe(false);
  expect(append(first, page('1', '2')).results?.isLast).toBe(true);
});

test('a failure is not what the way back finds', () => {
  const failed = { search, results: { ...page(), problem: failedItems('Failed', 502) }, lastPage: 1 };
  remember('failing', failed);
  const none = { search, results: page(), lastPage: 1 };
  expect(recall('failing', none)).toBe(none);
});

test('the way back finds all pages, unless the data changed or another search is asked for', () => {
  const shown = append(first, page('3'));
  remember('entry', shown);
  expect(recall('entry', first)).toBe(shown);
  expect(recall('other', first)).toBe(first);
  const changed = { ...first, results: page('0', '1') };
  expect(recall('entry', changed)).toBe(changed);
  const other = { ...first, search: { ...search, term: 'b' } };
  expect(recall('entry', other)).toBe(other);
});
