/** @jest-environment node */
import type { SessionCookies } from '@starhaven/session/server';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { FakeUpstreamOptions } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader } from './root.route.server';

const secrets = { sessionKey: 'SECRET-KEY', token: 'SECRET-TOKEN', tokenAPI: 'SECRET-API' };
const good = fakeSessions(storedSession({ ...secrets, name: 'Ada' }));
const cookieOf = (source: string | Request | null | undefined) =>
  (source instanceof Request ? source.headers.get('cookie') : source) ?? '';
const sessions: Partial<SessionCookies> = {
  ...fakeSessions(null),
  hasCookie: (cookies) => cookies?.includes('session=') ?? false,
  read: async (source) => (cookieOf(source).includes('session=good') ? good.read(source) : null),
  destroy: async () => 'session=; Max-Age=0',
};

const known: FakeUpstreamOptions = { isSpecOnly: false, knowsExtensions: true };
const load = (path: string, cookie?: string, host: FakeUpstreamOptions = known) =>
  loader({
    request: new Request(`https://site.test${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
    params: {},
    context: contextWith({
      sessions,
      upstream: fakeUpstream(host).upstream,
      ads: { showsAds: false },
      site: { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: null },
    }),
  });

test.each([
  ['our API', known, false],
  ['a host of the specification', { ...known, isSpecOnly: true }, true],
  ['a host that has not answered yet', { ...known, knowsExtensions: false }, true],
])('whether the live connection sends only what the specification names: %s', async (_name, client, isSpecOnly) => {
  expect((await load('/', undefined, client)).data.isSpecOnly).toBe(isSpecOnly);
});

test('a popup in the URL moves into a short-lived cookie and the URL is cleaned', async () => {
  const answer = (await load('/downloads?a=1&send=popup&type=ok&message=Hello_there').catch(
    (error: unknown) => error,
  )) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/downloads?a=1');
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const next = await load('/downloads?a=1', cookie);
  expect(next.data.popup).toEqual({ type: 'ok', title: 'Success', message: 'Hello there' });
  expect(new Headers(next.init?.headers).get('Set-Cookie')).toMatch(/^popup=;.*Max-Age=0/);
});

test.each(['send=popup&type=gold&message=hi', 'send=popup&type=ok&message='])(
  'the URL is cleaned, too, if the popup shows nothing: %s',
  async (query) => {
    const answer = (await load(`/downloads?a=1&${query}`).catch((error: unknown) => error)) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/downloads?a=1']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  },
);

test('a damaged popup cookie shows no popup', async () => {
  for (const cookie of ['popup=%', 'popup=ok', 'popup=e30']) expect((await load('/', cookie)).data.popup).toBeNull();
});

test('keys and tokens of a session never reach the page', async () => {
  const { data } = await load('/', 'session=good');
  expect(data.session).toMatchObject({ name: 'Ada' });
  expect(JSON.stringify(data)).not.toContain('SECRET');
});

test('a cookie that is no longer valid is removed: a logout', async () => {
  const { data, init } = await load('/', 'session=expired');
  expect(data.session).toBeNull();
  expect(new Headers(init?.headers).get('Set-Cookie')).toBe('session=; Max-Age=0');
});
