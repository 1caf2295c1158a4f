import { readColorScheme } from './color-scheme';

test.each([
  ['color-scheme=dark', 'dark'],
  ['a=1; color-scheme=light; b=2', 'light'],
  ['my-color-scheme=dark', null],
  ['color-scheme=darker', null],
  ['', null],
  [undefined, null],
])('the cookies %j choose %s', (cookies, scheme) => {
  expect(readColorScheme(cookies)).toBe(scheme);
});
