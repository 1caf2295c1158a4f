/** @jest-environment node */
import { loginTarget, readEntry } from './login-target.server';

const settings = {
  siteUrl: 'https://inn.test',
  redirectHosts: ['forum.inn.test'],
  appScheme: 'starhaven',
  accountPublicUrl: null,
  socialLogins: [],
};
const target = (query: string) => loginTarget(readEntry(new URLSearchParams(query), settings), settings);

test.each([
  '//evil.test',
  'https:evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://evil.test',
  'https://inn.test@evil.test',
  'https://inn.test.evil.test/',
  'http://forum.inn.test/',
  '\t//evil.test',
  ' //evil.test',
  '%2F%2Fevil.test',
  '%5C%5Cevil.test',
  '%6Aavascript:alert(1)',
  '/login',
  '/login?redirect=/login',
  '/logout',
  `/${'a'.repeat(5000)}`,
  '',
])('redirect to %j ends on the account page, as sent and encoded once more', (redirect) => {
  for (const value of [encodeURIComponent(redirect), encodeURIComponent(encodeURIComponent(redirect)), redirect]) {
    expect(target(`redirect=${value}`)).toEqual({ kind: 'site', to: '/account' });
  }
});

test('a page of ours keeps its query', () => {
  expect(target(`redirect=${encodeURIComponent('/ask?q=a&page=2#x')}`)).toEqual({
    kind: 'site',
    to: '/ask?q=a&page=2#x',
  });
  expect(target(`redirect=${encodeURIComponent('https://inn.test/blog')}`)).toEqual({ kind: 'site', to: '/blog' });
});

test('another host that is allowed is reached through a page with a link', () => {
  expect(target(`redirect=${encodeURIComponent('https://forum.inn.test/t/1')}`)).toMatchObject({
    kind: 'external',
    to: 'https://forum.inn.test/t/1',
    page: expect.stringContaining('step=continue'),
  });
});

test('a launch from inside the game leads to the launch page, whatever redirect is requested', () => {
  expect(target('type=android_ingame&redirect=/ask')).toEqual({
    kind: 'launch',
    to: '/login/launch?type=android_ingame',
    page: '/login?step=launch&type=android_ingame',
  });
  const entry = readEntry(new URLSearchParams('type=ingame'), settings);
  expect(loginTarget(entry, { ...settings, appScheme: null })).toMatchObject({ kind: 'launch', to: null });
});

test('an entry type that no launcher would send is a visit from the web', () => {
  expect(readEntry(new URLSearchParams('type=<b>ingame'), settings).type).toBe('web');
  expect(readEntry(new URLSearchParams(`type=${'a'.repeat(65)}`), settings).type).toBe('web');
});
