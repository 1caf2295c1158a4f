/** @jest-environment node */
import type { Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { socialLinkCookie } from '../../lib/login/login-cookies.server';
import { memberLogin, memberRequest, memberSessions } from '../../../test/member';
import { loader } from './social-link.route.server';

async function leave(
  provider: string,
  {
    extensions = [] as Extension[],
    site = 'same-origin',
    publicUrl = null as string | null,
    query = '',
    cookie = '',
  } = {},
) {
  const request = await memberRequest(`/account/link/${provider}${query}`);
  if (cookie) request.headers.append('cookie', cookie);
  request.headers.set('Sec-Fetch-Site', site);
  // A call fails the test: these pages ask no host.
  const { upstream } = fakeUpstream({ extensions });
  const login = { ...memberLogin, accountPublicUrl: publicUrl };
  const context = contextWith({ sessions: memberSessions, upstream, login });
  return loader({ request, params: { provider }, context });
}
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get('location');

test('it redirects to the host’s page with the session, and no cache or referrer keeps the key', async () => {
  const answer = await leave('discord', { publicUrl: 'https://accounts.test' });
  expect(answer.headers.get('location')).toBe('https://accounts.test/account/login/discord?type=link&session=the-key');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['a provider that nobody has', leave('myspace')],
  ['another site', leave('discord', { site: 'cross-site' })],
])('%s: no key is put into an address', async (_, answer) => {
  expect(await locationOf(answer)).toBe('/account');
});

test('a linked login is unlinked by the host', async () => {
  const answer = await leave('discord', { query: '?type=unlink' });
  expect(answer.headers.get('location')).toBe('/account/login/discord?type=unlink&session=the-key');
});

describe('a host that links with a ticket', () => {
  const extensions: Extension[] = ['social-links', 'social-discord', 'social-twitter'];
  const state = 'the-state-of-this-browser';
  const cookies = socialLinkCookie(contextWith({ sessions: memberSessions, login: memberLogin }));

  test('without a ticket the account page asks for the password', async () => {
    expect(await locationOf(leave('discord', { extensions }))).toBe('/account#linked-logins');
  });

  test('the ticket leaves once, and for its provider only', async () => {
    const cookie = (await cookies.set({ provider: 'discord', state, ticket: 'one-time' })).split(';')[0] ?? '';
    expect(await locationOf(leave('twitter', { extensions, cookie }))).toBe('/account#linked-logins');
    const answer = await leave('discord', { extensions, cookie });
    expect(answer.headers.get('location')).toBe(`/account/login/discord?type=link&session=one-time&state=${state}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const next = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await locationOf(leave('discord', { extensions, cookie: next }))).toBe('/account#linked-logins');
  });
});

test('without a session it leads to the login', async () => {
  const request = new Request('http://localhost:3000/account/link/discord');
  const thrown = await loader({
    request,
    params: { provider: 'discord' },
    context: contextWith({ sessions: memberSessions, upstream: {} }),
  }).catch((response: unknown) => response);
  expect((thrown as Response).headers.get('location')).toMatch(/^\/login/);
});
