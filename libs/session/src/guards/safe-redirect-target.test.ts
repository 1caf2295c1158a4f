import { safeRedirectTarget } from './safe-redirect-target.server';

const site = 'https://starhaven.test';

test.each([
  ['/account', '/account'],
  ['/blog/post/1/hello?x=1#top', '/blog/post/1/hello?x=1#top'],
  ['https://starhaven.test/a', '/a'],
  ['/handbook/%E7%A5%9E', '/handbook/%E7%A5%9E'],
  ['/', '/'],
  ['/a/../b', '/b'],
])('%s leads to %s', (value, target) => {
  expect(safeRedirectTarget(value, site)).toBe(target);
});

test.each([
  '',
  'account',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  'https://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'https://starhaven.test@evil.test',
  'https://user:pass@starhaven.test/',
  'https://starhaven.test.evil.test',
  'https://starhaven.test:8443/',
  'http://starhaven.test/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://',
  '/\u0000',
  '/ok\r\nSet-Cookie: a=b',
])('%j leads nowhere', (value) => {
  expect(safeRedirectTarget(value, site)).toBeNull();
});

test('whatever is returned stays on the site when the browser follows it', () => {
  const pieces = ['/', '\\', '.', '..', '//', '%2f', '%5c', '@', ':', '?', '#', ';', 'evil.test', 'https:', '\t', ' '];
  let returned = 0;
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of pieces) {
          const target = safeRedirectTarget(`${a}${b}${c}${d}evil.test`, site);
          if (target === null) continue;
          returned += 1;
          if (new URL(target, site).origin !== site) throw new Error(`${a}${b}${c}${d} left the site`);
        }
  expect(returned).toBeGreaterThan(100);
});

test('an allowed host is left for only over https and only by its exact name', () => {
  expect(safeRedirectTarget('https://forum.test/a', site, ['forum.test'])).toBe('https://forum.test/a');
  expect(safeRedirectTarget('http://forum.test/a', site, ['forum.test'])).toBeNull();
  expect(safeRedirectTarget('https://x.forum.test/a', site, ['forum.test'])).toBeNull();
  expect(safeRedirectTarget('https://a@forum.test/', site, ['forum.test'])).toBeNull();
});
