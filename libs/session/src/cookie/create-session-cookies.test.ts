import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies } from './create-session-cookies.server';

const first = 'b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29';
const second = '0f9e8d7c6b5a493827161504f3e2d1c0b9a8f7e6';
const nowMs = 1_800_000_000_000;
const session: StoredSession = {
  uid: '7',
  username: 'paimon',
  name: 'Paimon ✨',
  token: 'game-token',
  tokenAPI: 'api-code',
  sessionKey: 'the-key',
  expiredlogin: nowMs / 1000 + 60,
  locale: 'en',
  role: [3, 6],
  roleExpired: 0,
};

const cookies = (options: Partial<Parameters<typeof createSessionCookies>[0]> = {}) =>
  createSessionCookies({
    siteName: 'Starhaven',
    siteUrl: 'https://www.starhaven.example.com',
    secrets: [first],
    now: () => nowMs,
    ...options,
  });

/** The cookie that a browser sends back for a Set-Cookie header. */
const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

test('what was saved is read back, from a header and from a request', async () => {
  const { commit, read } = cookies();
  const header = `theme=dark; ${sent(await commit(session))}; other=1`;
  await expect(read(header)).resolves.toEqual(session);
  await expect(read(new Request('https://x.test', { headers: { cookie: header } }))).resolves.toEqual(session);
});

test('on https it is prefixed, httpOnly, secure, cross-site and shared across the parent domain until the login ends', async () => {
  const header = await cookies().commit(session);
  expect(header).toMatch(/^__Secure-starhaven=/);
  expect(header.split('; ').slice(1).sort()).toEqual([
    'Domain=starhaven.example.com',
    `Expires=${new Date(session.expiredlogin * 1000).toUTCString()}`,
    'HttpOnly',
    'Path=/',
    'SameSite=None',
    'Secure',
  ]);
});

test('on plain http it is host-only and Lax', async () => {
  const header = await cookies({ siteUrl: 'http://localhost:3000', cookieDomain: 'localhost' }).commit(session);
  expect(header).toMatch(/^starhaven=.*; SameSite=Lax$/);
  expect(header).toContain('; HttpOnly');
  expect(header).not.toMatch(/Domain|Secure/);
});

test.each([
  ['https://starhaven.org', undefined, '__Secure-starhaven', 'Domain=starhaven.org'],
  ['https://inn.co.uk', undefined, '__Secure-starhaven', 'Domain=inn.co.uk'],
  ['https://play.inn.co.uk', undefined, '__Secure-starhaven', 'Domain=inn.co.uk'],
  ['https://me.github.io', undefined, '__Secure-starhaven', 'Domain=me.github.io'],
  ['https://192.0.2.7', undefined, '__Host-starhaven', null],
  ['https://localhost', undefined, '__Host-starhaven', null],
  ['https://a.starhaven.org', null, '__Host-starhaven', null],
  ['https://a.starhaven.org', 'a.starhaven.org', '__Secure-starhaven', 'Domain=a.starhaven.org'],
])('at %s with the domain %s it is %s', async (siteUrl, cookieDomain, name, domain) => {
  const { cookieName, commit } = cookies({ siteUrl, cookieDomain });
  expect(cookieName).toBe(name);
  expect((await commit(session)).match(/Domain=[^;]+/)?.[0] ?? null).toBe(domain);
});

test('the name comes from the site name', () => {
  expect(cookies({ siteName: 'Übel & Co. Inn!' }).cookieName).toBe('__Secure-bel-co-inn');
  expect(cookies({ siteName: '★' }).cookieName).toBe('__Secure-session');
});

test('secrets rotate: the old one still verifies, the first signs', async () => {
  const old = sent(await cookies({ secrets: [second] }).commit(session));
  await expect(cookies({ secrets: [first, second] }).read(old)).resolves.toEqual(session);
  await expect(cookies({ secrets: [first] }).read(old)).resolves.toBeNull();
});

test('a cookie that was changed, cut, made by another or nonsense is not a session and causes no crash', async () => {
  const { commit, inspect } = cookies();
  const good = sent(await commit(session));
  const [name, value = ''] = [good.slice(0, good.indexOf('=')), good.slice(good.indexOf('=') + 1)];
  const dot = value.lastIndexOf('.');
  const bad = [
    '',
    '.',
    '%',
    '%E0%A4%A',
    value.slice(0, -3),
    value.slice(0, dot),
    `${value}x`,
    `${base64({ ...session, role: [1] })}${value.slice(dot)}`,
    `${value.slice(0, dot)}.!!!!`,
    'null',
    'x'.repeat(10_000),
  ];
  for (const text of bad) {
    await expect(inspect(`${name}=${text}`)).resolves.toEqual({ session: null, problem: 'invalid' });
  }
  for (const header of [null, undefined, '', 'other=1', `x${good}`]) {
    await expect(inspect(header)).resolves.toEqual({ session: null, problem: 'missing' });
  }
});

test('a signed value that is not a session is refused', async () => {
  const { createCookie } = await import('@remix-run/node');
  const foreign = createCookie('__Secure-starhaven', { secrets: [first] });
  for (const value of [{}, 'text', 7, null, [session], { ...session, sessionKey: '' }]) {
    await expect(cookies().read(sent(await foreign.serialize(value)))).resolves.toBeNull();
  }
});

test('it expires at the very second', async () => {
  const header = sent(await cookies().commit(session));
  const at = (ms: number) => cookies({ now: () => ms }).inspect(header);
  await expect(at(session.expiredlogin * 1000 - 1)).resolves.toMatchObject({ problem: null });
  await expect(at(session.expiredlogin * 1000)).resolves.toEqual({ session: null, problem: 'expired' });
});

test('saving needs the key and the expiry, and room in the cookie', async () => {
  const { commit } = cookies();
  await expect(commit({ ...session, sessionKey: '' })).rejects.toThrow('needs sessionKey and expiredlogin');
  await expect(commit({ ...session, expiredlogin: 0 })).rejects.toThrow('needs sessionKey and expiredlogin');
  await expect(commit({ ...session, name: 'x'.repeat(4000) })).rejects.toThrow(/browsers store at most 4096/);
});

test('what is not part of a session is not kept', async () => {
  const { commit, read } = cookies();
  const header = sent(await commit({ ...session, password_web: 'hunter2' } as StoredSession));
  expect(await read(header)).not.toHaveProperty('password_web');
});

test('hasCookie sees the cookie without judging it', () => {
  const { hasCookie } = cookies();
  expect(hasCookie('a=1; __Secure-starhaven=anything')).toBe(true);
  expect(hasCookie('a=1; x__Secure-starhaven=1; __Secure-starhaven2=1')).toBe(false);
  expect(hasCookie(null)).toBe(false);
});

test('destroy removes it where commit put it', async () => {
  const header = await cookies().destroy();
  expect(header).toMatch(/^__Secure-starhaven=;/);
  expect(header).toContain('Domain=starhaven.example.com');
  expect(header).toContain('Max-Age=0');
  expect(header).toContain('Expires=Thu, 01 Jan 1970');
});

test.each([
  [[], 'is missing'],
  [['short'], 'shorter than 32 bytes'],
  [[first, 'short'], 'shorter than 32 bytes'],
  [['a'.repeat(64)], 'that looks like an example'],
  [['change-me-change-me-change-me-change-me'], 'that looks like an example'],
])('the secrets %j are refused', (secrets, reason) => {
  expect(() => cookies({ secrets })).toThrow(`SESSION_SECRET ${secrets.length ? 'has a secret ' : ''}${reason}`);
});

test('a refused secret is not printed', () => {
  expect(() => cookies({ secrets: ['my-own-short-one'] })).toThrow(expect.not.stringContaining('my-own-short-one'));
});
