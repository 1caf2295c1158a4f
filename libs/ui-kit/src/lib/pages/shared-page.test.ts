import { sharedPage } from './shared-page';

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
