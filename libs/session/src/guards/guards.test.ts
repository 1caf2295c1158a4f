import type { StoredSession } from '@starhaven/contracts/session';
import { Role } from '@starhaven/contracts/session';
import { contextWith } from '@starhaven/upstream/testing';
import { createSessionCookies } from '../cookie/create-session-cookies.server';
import { readNotice } from '../notice/notice-cookie.server';
import { readSession, requireRole, requireSession } from './guards.server';
import { requireLiveAnswer } from './require-live-answer.server';

const session: StoredSession = {
  uid: '7',
  username: 'paimon',
  name: '',
  token: '',
  tokenAPI: '',
  sessionKey: 'k',
  expiredlogin: Math.floor(Date.now() / 1000) + 1000,
  locale: '',
  role: [Role.EDITOR],
  roleExpired: 0,
};
const sessions = createSessionCookies({
  siteName: 'Starhaven',
  siteUrl: 'http://localhost:3000',
  secrets: ['b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29'],
});
// The only service that the guards use.
const context = contextWith({ sessions });

async function visit(url: string, stored: StoredSession | null, method = 'GET') {
  const headers: HeadersInit = stored ? { cookie: (await sessions.commit(stored)).split(';')[0] ?? '' } : {};
  return new Request(url, { method, headers });
}

/** The response that a guard threw. */
async function thrown(promise: Promise<unknown>): Promise<Response> {
  return promise.then(
    () => Promise.reject(new Error('the guard let it pass')),
    (reason: unknown) => reason as Response,
  );
}

test('a logged-in visitor passes', async () => {
  const request = await visit('http://localhost:3000/account', session);
  await expect(requireSession(context, request)).resolves.toEqual(session);
  await expect(readSession(context, request)).resolves.toEqual(session);
});

test('a missing session is sent to the login with the way back, and its cookie is cleared', async () => {
  const request = await visit('http://localhost:3000/account?tab=devices&x=1', null);
  await expect(readSession(context, request)).resolves.toBeNull();
  const response = await thrown(requireSession(context, request));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/login?redirect=%2Faccount%3Ftab%3Ddevices%26x%3D1');
  expect(response.headers.get('set-cookie')).toMatch(/^starhaven=; Max-Age=0/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

const noticeOf = (response: Response) => readNotice(response.headers.getSetCookie().join('; '));

test('an expired session is a logout too, and each logout says why', async () => {
  const request = await visit('http://localhost:3000/account', { ...session, expiredlogin: 1000 });
  const expired = await thrown(requireSession(context, request));
  expect(expired.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(noticeOf(expired)).toMatchObject({
    title: 'Session Expired',
    message: 'Your session has expired. Please log in again.',
  });
  const missing = await visit('http://localhost:3000/account', null);
  expect(noticeOf(await thrown(requireSession(context, missing)))).toMatchObject({
    title: 'Session Error',
    message: 'No valid session found. Please log in again.',
  });
});

const refused = (retcode: number) => ({ ok: false, retcode }) as const;

test('an answer that says the session has ended logs out; any other passes', async () => {
  const request = await visit('http://localhost:3000/account?tab=history', session);
  await expect(requireLiveAnswer(context, request, refused(-1))).resolves.toEqual(refused(-1));
  const response = await thrown(requireLiveAnswer(context, request, refused(401)));
  expect(response.headers.get('location')).toBe('/login?redirect=%2Faccount%3Ftab%3Dhistory');
  expect(noticeOf(response)?.title).toBe('Session Expired');
});

test('after a form the way back is its page, without the query', async () => {
  const request = await visit('http://localhost:3000/account?index', null, 'POST');
  expect((await thrown(requireSession(context, request))).headers.get('location')).toBe('/login?redirect=%2Faccount');
});

test('a visitor with the role passes, others are redirected or get a 403', async () => {
  const request = await visit('http://localhost:3000/blog/create', session);
  await expect(requireRole(context, request, [Role.ADMIN, Role.EDITOR])).resolves.toEqual(session);
  expect((await thrown(requireRole(context, request, Role.ADMIN))).status).toBe(403);
  const sentAway = await thrown(requireRole(context, request, Role.ADMIN, { deniedTo: '/blog' }));
  expect(sentAway.headers.get('location')).toBe('/blog');
  const guest = await visit('http://localhost:3000/admin', null);
  expect((await thrown(requireRole(context, guest, Role.ADMIN))).headers.get('location')).toMatch(/^\/login/);
});

test('an expired role gives no access', async () => {
  const ended = { ...session, role: [Role.EDITOR, Role.MEMBER], roleExpired: 1000 };
  const request = await visit('http://localhost:3000/blog/create', ended);
  expect((await thrown(requireRole(context, request, Role.EDITOR))).status).toBe(403);
  await expect(requireRole(context, request, Role.MEMBER)).resolves.toEqual(ended);
});
