import { PageStore } from './page-store';

const page = (...topics: string[]) => ({ sizeBytes: 1, topics: new Set(topics) });

test('a page stays until a topic it shows changes', () => {
  const store = new PageStore();
  store.set('/downloads', page('games'), store.mark());
  store.set('/faq', page(), store.mark());
  store.invalidate('blog');
  expect(store.get('/downloads')).toBeDefined();
  store.invalidate('games');
  expect(store.get('/downloads')).toBeUndefined();
  expect(store.get('/faq')).toBeDefined();
});

test('a lost connection to the upstream drops every page with data', () => {
  const store = new PageStore();
  store.set('/downloads', page('games'), store.mark());
  store.set('/faq', page(), store.mark());
  store.invalidate('all');
  expect([store.get('/downloads'), store.get('/faq')]).toEqual([undefined, expect.anything()]);
});

test('a page whose data changed while it was rendered is not stored', () => {
  const store = new PageStore();
  const mark = store.mark();
  store.invalidate('games');
  expect(store.set('/downloads', page('games'), mark)).toBe(false);
  expect(store.set('/blog', page('blog'), mark)).toBe(true);
  store.invalidate('all');
  expect(store.set('/blog', page('blog'), mark)).toBe(false);
});

test('the store holds no more pages than it may', () => {
  const store = new PageStore({ maxPages: 3 });
  for (let index = 0; index < 10; index += 1) store.set(`/${index}`, page(), store.mark());
  expect(store.size).toBe(3);
});

test('an unlimited number of searches does not push out the pages that everybody asks for', () => {
  const store = new PageStore({ maxPages: 3, maxOpenEndedPages: 2 });
  store.set('/downloads', page(), store.mark());
  store.rememberLastGood('/downloads', page());
  for (let index = 0; index < 10; index += 1) {
    store.set(`?/handbook/${index}`, page(), store.mark());
    store.rememberLastGood(`?/handbook/${index}`, page());
  }
  expect(store.get('/downloads')).toBeDefined();
  expect(store.getLastGood('/downloads')).toBeDefined();
  expect(store.size).toBe(3);
  expect([7, 8, 9].map((index) => store.getLastGood(`?/handbook/${index}`) !== undefined)).toEqual([false, true, true]);
});

test('a page stays available for when its host is away, until its data changes', () => {
  const store = new PageStore();
  store.rememberLastGood('/downloads', page('games'));
  store.invalidate('all');
  expect(store.getLastGood('/downloads')).toBeDefined();
  store.invalidate('games');
  expect(store.getLastGood('/downloads')).toBeUndefined();
});
