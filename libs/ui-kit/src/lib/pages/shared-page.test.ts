import { sharedPage, unsharedHeaders } from './shared-page';

test('a page may be cached unless its loader or an error says otherwise', () => {
  const headers = sharedPage({ query: ['q'] });
  expect(headers.sharedQuery).toEqual(['q']);
  expect(headers()).toEqual({ 'Cache-Control': 'public, no-cache' });
  const loaderHeaders = new Headers({ 'Cache-Control': 'private, no-store', 'Retry-After': '10', 'X-Other': 'x' });
  expect(headers({ loaderHeaders })).toEqual({ 'Cache-Control': 'private, no-store', 'Retry-After': '10' });
  expect(headers({ loaderHeaders: new Headers(), errorHeaders: new Headers() })).toEqual({
    'Cache-Control': 'private, no-store',
  });
});

test('an unshared page says when to ask again, and an error has priority over the action and the loader', () => {
  const after = (seconds: number) =>
    new Headers({ 'Retry-After': String(seconds), 'Cache-Control': 'public', 'X-Other': 'x' });
  const unshared = { 'Cache-Control': 'private, no-store' };
  expect(unsharedHeaders()).toEqual(unshared);
  expect(unsharedHeaders({ actionHeaders: new Headers(), loaderHeaders: new Headers() })).toEqual(unshared);
  expect(unsharedHeaders({ actionHeaders: new Headers(), loaderHeaders: after(10) })).toEqual({
    ...unshared,
    'Retry-After': '10',
  });
  expect(unsharedHeaders({ actionHeaders: after(60), loaderHeaders: after(10) })['Retry-After']).toBe('60');
  expect(
    unsharedHeaders({ errorHeaders: after(5), actionHeaders: after(60), loaderHeaders: after(10) })['Retry-After'],
  ).toBe('5');
});
