/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { loader } from './account.route.server';

const account = {
  _id: '7',
  name: 'Paimon',
  username: 'paimon',
  email: 'secret@example.org',
  role: [3],
  tokenAPI: 'SECRET-API-CODE',
  iplock: ['203.0.113.7'],
  expiredlogin: 4e9,
  expiredtoken: 4e9,
  roleExpired: 0,
};

let asked: unknown[];
async function visit(getAccount: CallAnswers['getAccount'], extensions: Extension[] = []) {
  const host = memberHost(extensions, { getAccount });
  const page = loader({ request: await memberRequest('/account'), params: {}, context: host.context });
  await page.catch(() => null);
  asked = host.calls.map(({ input }) => input);
  return page;
}

const thrown = (answer: CallAnswers['getAccount']) =>
  visit(answer).then(
    () => Promise.reject(new Error('not logged out')),
    (response: unknown) => {
      const { headers } = response as Response;
      return {
        to: headers.get('location'),
        isOut: headers.get('set-cookie')?.includes('starhaven=; Max-Age=0'),
        notice: readNotice(headers.getSetCookie().join('; ')),
      };
    },
  );

test('the page gets what it shows and no secret', async () => {
  const { data } = await visit({ retcode: 200, message: 'ok', data: { account, player: [] } });
  expect(data.content?.account).toMatchObject({ uid: '7', name: 'Paimon', role: [3] });
  expect(JSON.stringify(data)).not.toMatch(/SECRET|secret@|the-key|203\.0/);
});

test('a rate limit of the host logs nobody out', async () => {
  const { data, init } = await visit({ retcode: 429, message: 'Too Many Requests' });
  expect(data.content).toBeNull();
  expect(data.problem).toMatchObject({ title: 'Rate Limited', canRetry: true });
  expect(data.problem?.message).toContain('You are still logged in.');
  expect(init?.status).toBe(503);
});

test('a session that the host has ended is a logout with the spec’s words', async () => {
  expect(await thrown({ retcode: 401, message: 'whatever' })).toEqual({
    to: '/login?redirect=%2Faccount',
    isOut: true,
    notice: {
      type: 'error',
      title: 'Session Expired',
      message: 'Your session has expired. Please log in again.',
    },
  });
});

test('any other refusal is the account data error, with the host’s words, and a logout', async () => {
  expect(await thrown({ retcode: -9, message: 'No such account' })).toEqual({
    to: '/login',
    isOut: true,
    notice: { type: 'error', title: 'Account Data Error', message: 'No such account' },
  });
});

test.each([
  ['network', 502],
  ['timeout', 504],
] as const)('a host in trouble (%s) logs nobody out', async (kind, status) => {
  const result = await visit(new UpstreamError(kind, 'getAccount', 'is gone'));
  expect(result.data.content).toBeNull();
  expect(result.init?.status).toBe(status);
});

test('extras are requested only from a host that has them; other hosts get only calls of the specification', async () => {
  const extras = { pendingEmail: '', openUntil: 0, version: '', deletionAt: 0, hasTemporaryPassword: true };
  const answer = { retcode: 200, data: { account: { ...account, extras }, player: [] } };
  expect((await visit(answer, ['account-extras'])).data.content?.hasTemporaryPassword).toBe(true);
  expect(asked).toEqual([{ extras: 'yes' }]);
  await visit({ retcode: 200, data: { account, player: [] } });
  expect(asked).toEqual([{}]);
});

test('rewards come with the account where the host supports that; missing ones are reported', async () => {
  const delivery = {
    ...{ id: '1', server: { id: '2', title: 'Inn' }, uid: '9', title: 'Gift', items: [], state: 'sent' as const },
    ...{ note: '', acceptedAt: 0, settledAt: 0 },
  };
  const all: Extension[] = ['account-extras', 'deliveries', 'account-deliveries'];
  const answer = (more: object) => ({ retcode: 200, message: 'ok', data: { account, player: [], ...more } });
  expect((await visit(answer({ deliveries: [delivery] }), all)).data.content?.deliveries).toEqual([delivery]);
  expect(asked).toEqual([{ extras: 'yes', deliveries: 'yes' }]);
  expect((await visit(answer({}), all)).data.content?.deliveries).toBe('away');
});

test('a host without receipts is not asked for them', async () => {
  const { data } = await visit({ retcode: 200, message: 'ok', data: { account, player: [] } });
  expect(data.content?.deliveries).toBeNull();
  expect(asked).toEqual([{}]);
});
