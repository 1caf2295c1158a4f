/** @jest-environment node */
import { memberRequest, memberSessions } from '../../../test/member';
import { loader } from './social-link.route.server';

async function leave(
  provider: string,
  { extensions = [] as string[], site = 'same-origin', publicUrl = null as string | null } = {},
) {
  const request = await memberRequest(`/account/link/${provider}`);
  request.headers.set('Sec-Fetch-Site', site);
  const context = {
    sessions: memberSessions,
    upstream: {
      call: () => Promise.reject(new Error('asked the host')),
      hasExtension: (name: string) => extensions.includes(name),
      isSpecOnly: extensions.length === 0,
    },
    login: { siteUrl: 'http://localhost:3000', accountPublicUrl: publicUrl, socialLogins: null },
  };
  return loader({ request, params: { provider }, context: context as never });
}
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get('location');

test('it leaves for the host’s page with the session, and no cache or referrer keeps the key', async () => {
  const answer = await leave('discord', { publicUrl: 'https://accounts.test' });
  expect(answer.headers.get('location')).toBe('https://accounts.test/account/login/discord?type=link&session=the-key');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['a provider that nobody has', leave('myspace')],
  ['another site', leave('discord', { site: 'cross-site' })],
  ['a host that links without the key', leave('discord', { extensions: ['social-links', 'social-discord'] })],
])('%s: no key is put into an address', async (_, answer) => {
  expect(await locationOf(answer)).toBe('/account');
});

test('without a session it leads to the login', async () => {
  const request = new Request('http://localhost:3000/account/link/discord');
  const thrown = await loader({
    request,
    params: { provider: 'discord' },
    context: { sessions: memberSessions, upstream: {} } as never,
  }).catch((response: unknown) => response);
  expect((thrown as Response).headers.get('location')).toMatch(/^\/login/);
});
