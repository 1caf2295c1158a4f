/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import { memberHost, memberRequest } from '../../../test/member';
import { action } from './logout.route.server';

async function logOut(fields: Record<string, string>, { hasExtension = true, fails = false } = {}) {
  const logOut = fails ? new UpstreamError('network', 'logOut', 'is gone') : { retcode: 0 };
  const host = memberHost(hasExtension ? ['sessions'] : [], { logOut });
  const request = await memberRequest('/logout', { method: 'POST', body: new URLSearchParams(fields) });
  const response = await action({ request, params: {}, context: host.context });
  const calls = host.sent.map(({ name, input }) => [name, input]);
  return { calls, to: response.headers.get('location'), cookie: response.headers.getSetCookie().join('; ') };
}

test('the host is notified, the cookie is deleted, and the visitor goes to the home page', async () => {
  expect(await logOut({})).toEqual({
    calls: [['logOut', { sessionKey: 'the-key', body: { everywhere: false } }]],
    to: '/',
    cookie: expect.stringMatching(/^starhaven=; Max-Age=0/),
  });
});

test('from the account area it leads to the login, and a logout everywhere is passed on to the host', async () => {
  const { calls, to } = await logOut({ from: 'account', everywhere: 'yes' });
  expect(to).toBe('/login');
  expect(calls).toEqual([['logOut', { sessionKey: 'the-key', body: { everywhere: true } }]]);
});

test('a failed logout everywhere is reported and can be tried again', async () => {
  const failed = await logOut({ from: 'account', everywhere: 'yes' }, { fails: true });
  expect(failed.to).toBe('/account/security');
  expect(failed.cookie).not.toContain('starhaven=;');
  expect(readNotice(failed.cookie)?.message).toContain('You are still logged in everywhere.');
});

test('a logout works here even if the host is down or does not know sessions', async () => {
  const failed = await logOut({}, { fails: true });
  expect(failed.cookie).toContain('starhaven=; Max-Age=0');
  expect(readNotice(failed.cookie)?.title).toBe('Logged out here');
  const without = await logOut({}, { hasExtension: false });
  expect(without.calls).toEqual([]);
  expect(without.cookie).toContain('Max-Age=0');
});
