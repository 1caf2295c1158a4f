import { readPopup, withoutPopup } from './popup-message';

const popup = (query: string) => readPopup(new URLSearchParams(query));

test.each([
  ['ok', 'Success'],
  ['warn', 'Warning'],
  ['error', 'Error'],
  ['info', 'Information'],
])('type %s has the title %s', (type, title) => {
  expect(popup(`send=popup&type=${type}&message=Hello_there`)).toEqual({ type, title, message: 'Hello there' });
});

test.each([
  'type=ok&message=hi',
  'send=popup&type=ok',
  'send=popup&message=hi',
  'send=popup&type=ok&message=',
  'send=popup&type=ok&message=___',
  'send=popup&type=toString&message=hi',
  'send=other&type=ok&message=hi',
])('nothing is shown for %s', (query) => {
  expect(popup(query)).toBeNull();
});

test('a long message is cut at 200 characters', () => {
  expect([...(popup(`send=popup&type=ok&message=${'🎮'.repeat(500)}`)?.message ?? '')]).toHaveLength(200);
});

test('only the three parameters leave the URL', () => {
  expect(withoutPopup(new URL('https://site.test/downloads?a=1&send=popup&type=ok&message=x&b=2'))).toBe(
    '/downloads?a=1&b=2',
  );
  expect(withoutPopup(new URL('https://site.test/?send=popup&type=ok&message=x'))).toBe('/');
});

test.each(['//evil.test', '///evil.test', '/.//evil.test', '/\\evil.test'])('cleaning %s stays on the site', (path) => {
  const clean = withoutPopup(new URL(`https://site.test${path}?send=popup&type=ok&message=x`));
  expect(new URL(clean, 'https://site.test').origin).toBe('https://site.test');
});
