import { cleanTerm, isSearch, itemsJsonPath, searchPath } from './handbook-search';
import { readSearch } from './read-search';

const search = (term: string, query = '') => readSearch(term, new URLSearchParams(query));

test('hyphens and all kinds of space are one space', () => {
  expect(cleanTerm('  hu--tao\u00a0\t of  the-inn- ')).toBe('hu tao of the inn');
});

test.each(['', '   ', '---', '\u0000', ' - \n', '\ud800'])('%j is not a term', (text) => {
  expect(search(text).term).toBe('');
  expect(isSearch(search(text))).toBe(false);
});

test('a filter without a term is a search, a language without a term is not', () => {
  expect(isSearch(search('', 'game=2'))).toBe(true);
  expect(isSearch(search('', 'type=4'))).toBe(true);
  expect(isSearch(search('', 'language=JP'))).toBe(false);
});

test('a rarity is a search of its own, an order is none, and unknown values are left out', () => {
  expect(isSearch(search('', 'stars=5'))).toBe(true);
  expect(isSearch(search('', 'sort=id&view=list'))).toBe(false);
  expect(searchPath(search('bow', 'view=list&sort=id&weapon=5&stars=5'))).toBe(
    '/handbook/bow?stars=5&weapon=5&sort=id&view=list',
  );
  expect(searchPath(search('bow', 'view=x&sort=x&weapon=9&stars=7'))).toBe('/handbook/bow');
});

test('the address holds only what is not the default', () => {
  expect(searchPath(search('hu tao', 'game=&type=&language=en&page=1'))).toBe('/handbook/hu-tao');
  expect(searchPath(search('hu tao', 'game=1&type=4&language=jp&page=3'))).toBe(
    '/handbook/hu-tao?game=1&type=4&language=JP&page=3',
  );
  expect(itemsJsonPath(search('hu tao', 'game=1'))).toBe('/handbook/data/items.json?search=hu+tao&game=1');
});

test.each(['100% _\\', 'a/b?c#d', '"\'<b>', '🎮', '宿の主人', '.', '..', 'x.data', '%2F%00'])(
  'the term %j survives its way through an address',
  (term) => {
    const { pathname } = new URL(searchPath(search(term)), 'https://site.test');
    expect(pathname.startsWith('/handbook/')).toBe(true);
    expect(pathname.endsWith('.data')).toBe(false);
    const segment = pathname.slice('/handbook/'.length);
    expect(segment).not.toContain('/');
    expect(search(decodeURIComponent(segment)).term).toBe(term);
  },
);

test.each(['-1', '0', 'abc', '1e9', '1.5', '99999999', ''])('the page %j is the first one', (page) => {
  expect(search('a', `page=${page}`).page).toBe(1);
});

test.each(['0', '13', 'weapon', '-4'])('the type %j counts as all types', (type) => {
  expect(search('a', `type=${type}`).type).toBeNull();
});

test('an unknown language is English', () => {
  expect(search('a', 'language=xx').language).toBe('EN');
});
