/** @jest-environment node */
import { contextWith } from '@starhaven/upstream/testing';
import { action } from './color-scheme.route.server';

const context = contextWith({ site: { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: null } });

async function choose(scheme: string, returnTo?: string) {
  const body = new URLSearchParams({ scheme, ...(returnTo === undefined ? {} : { returnTo }) });
  const answer = await action({
    request: new Request('https://site.test/color-scheme', { method: 'POST', body }),
    params: {},
    context,
  });
  return { location: answer.headers.get('Location'), cookie: answer.headers.get('Set-Cookie') };
}

test('the choice is kept for a year and the visitor comes back to the page', async () => {
  const { location, cookie } = await choose('dark', '/downloads?q=a');
  expect(location).toBe('/downloads?q=a');
  expect(cookie).toMatch(/^color-scheme=dark; Path=\/; Max-Age=31536000/);
});

test('scripts get no redirect, which would drop the reply of another form', async () => {
  const body = new URLSearchParams({ scheme: 'dark', enhanced: '1' });
  const request = new Request('https://site.test/color-scheme', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
    200,
    expect.stringMatching(/^color-scheme=dark;/),
  ]);
});

test('an unknown scheme leaves the choice to the device', async () => {
  expect((await choose('pink')).cookie).toMatch(/^color-scheme=; .*Max-Age=0/);
});

test.each([
  '//evil.test',
  'https://evil.test',
  '/\\evil.test',
  'https:evil.test',
  '/%2F..//evil.test\\',
  'javascript:alert(1)',
  '',
  '\t//evil.test',
])('returning to %j stays on the site', async (returnTo) => {
  const { location } = await choose('dark', returnTo);
  expect(new URL(location ?? '', 'https://site.test').origin).toBe('https://site.test');
});

test.each([
  ['no body', undefined, {}],
  ['a body that is not a form', '{', { 'Content-Type': 'application/json' }],
  ['a form without its boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
])('%s is a bad request', async (_what, body, headers: Record<string, string>) => {
  const answer = await action({
    request: new Request('https://site.test/color-scheme', { method: 'POST', body, headers }),
    params: {},
    context,
  });
  expect(answer.status).toBe(400);
});
