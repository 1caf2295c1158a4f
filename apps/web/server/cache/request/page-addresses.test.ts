import type { ServerBuild } from '@remix-run/node';
import { sharedPage } from '@starhaven/ui-kit/server';
import { createPageAddresses } from './page-addresses';

const route = (id: string, path: string | undefined, headers?: unknown) => ({
  id,
  path,
  parentId: 'root',
  module: { default: () => null, headers },
});
const find = createPageAddresses({
  root: { id: 'root', path: '', module: { default: () => null } },
  home: { ...route('home', undefined, sharedPage()), index: true },
  game: route('game', 'downloads/:slug', sharedPage({ query: ['platform', 'version', 'for'], deviceName: 'for' })),
  login: route('login', 'login', () => ({})),
  faq: route('faq', 'faq', sharedPage()),
  handbook: route('handbook', 'handbook/:term?', sharedPage({ query: ['page'] })),
  form: route('form', 'form', sharedPage({ query: ['q'], unsharedPrefix: 'v.' })),
  ask: route('ask', 'ask', sharedPage({ query: ['page'], unsharedNames: ['error'] })),
  rest: route('rest', '*'),
} as unknown as ServerBuild['routes']);

test.each([
  ['/', '/'],
  ['/?q=1', '/'],
  ['/?', '/'],
  ['/downloads/x', '/downloads/x'],
  ['/downloads/x?utm_source=a&version=2&platform=PC&version=3', '/downloads/x?platform=PC&version=2'],
  ['/downloads/x?platform=a%20b', '/downloads/x?platform=a+b'],
  ['/downloads/x?%70latform=PC', '/downloads/x?platform=PC'],
  ['/form?q=1&w.a=2', '/form?q=1'],
])('the page behind %s is %s', (url, address) => {
  expect(find(url)?.address).toBe(address);
  expect(find(url)?.address).toBe(address);
});

test.each([
  ...['/login', '/login?q=1', '/nowhere', '/downloads/x.data', '/?send=popup&type=ok&message=hi', '/?_data=root'],
  ...['/form?v.a=2', '/form?q=1&%76.a=', '/ask?page=2&error=x', '/ask?%65rror='],
])('%s is not a shared page', (url) => expect(find(url)).toBeNull());

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36';

test('a phone gets its own copy of a page that differs with the device, unless the address chooses', () => {
  expect(find('/downloads/x', phone)?.address).toBe('/downloads/x?for=android');
  expect(find('/downloads/x?utm_source=a', phone)?.address).toBe('/downloads/x?for=android');
  expect(find('/downloads/x?platform=PC', phone)?.address).toBe('/downloads/x?platform=PC');
  expect(find('/downloads/x', 'Mozilla/5.0 (X11; Linux x86_64)')?.address).toBe('/downloads/x');
  expect(find('/faq', phone)?.address).toBe('/faq');
});

test.each([
  ['/faq', false],
  ['/handbook', false],
  ['/handbook?page=2', true],
  ['/handbook/hu-tao', true],
  ['/downloads/x', true],
])('%s is open-ended: %s', (url, isOpenEnded) => expect(find(url)?.isOpenEnded).toBe(isOpenEnded));

test.each(['/FAQ', '/faq/', '/faq//', '/%66aq'])('%s is answered, but only its right spelling is cached', (url) => {
  expect(find(url)).toBeNull();
});
