/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { accountAnswer, accountExtras, memberHost, memberRequest } from '../../../../test/member';
import { action } from '../account.route.server';

let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = {};
  host = memberHost(['characters', 'account-extras'], answers);
});
async function submit(fields: Record<string, string>) {
  const request = await memberRequest('/account?index', { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, status: answer.init?.status };
}
const claim = { intent: 'claim-character', server: 's1', uid: '800001' };
const open = { method: 'message', uid: '800001', code: '', expiresAt: 4e9 };
const kept = { server: 's1', claim_method: 'message', claim_uid: '800001', claim_code: '', claim_until: '4000000000' };

test('a claim shows what to do next', async () => {
  answers['claimCharacter'] = { retcode: 0, data: { ...open, method: 'signature', code: 'STAR2468' } };
  expect((await submit(claim)).claim).toEqual({ ...open, serverId: 's1', method: 'signature', code: 'STAR2468' });
  expect(host.calls).toEqual([{ name: 'claimCharacter', input: { server_id: 's1', uid: '800001' } }]);
});

test.each(['', '0', '80 000', 'abc', '1234567890123456'])('%j is not a player number', async (uid) => {
  const { result, status } = await submit({ ...claim, uid });
  expect([status, Object.keys(result?.error ?? {}), host.calls]).toEqual([422, ['uid'], []]);
});

test('a server that can prove nothing says so in the host’s words', async () => {
  const message = 'This game server cannot prove characters by itself. Ask the staff to confirm yours.';
  answers['claimCharacter'] = { retcode: -1, message };
  const reply = await submit(claim);
  expect([reply.message?.message, reply.claim, reply.result?.initialValue]).toEqual([message, null, claim]);
});

test('a wrong code keeps the steps and shows its error at the field', async () => {
  answers['proveCharacter'] = { retcode: -1, message: 'Invalid verification code.' };
  const reply = await submit({ intent: 'prove-character', ...kept, code: 'WRONG' });
  expect(reply.claim).toEqual({ ...open, serverId: 's1' });
  expect(reply.result?.error).toEqual({ code: ['Invalid verification code.'] });
});

test('a right code ends the steps', async () => {
  answers['proveCharacter'] = { retcode: 0 };
  const reply = await submit({ intent: 'prove-character', ...kept, code: ' STAR 2468 ' });
  expect([reply.claim, reply.message?.title]).toEqual([null, 'Character added']);
  expect(host.calls[0]?.input).toEqual({ server_id: 's1', code: 'STAR 2468' });
});

test('a search that comes too early keeps the code on the page, a successful one ends the steps', async () => {
  const shown = { ...kept, claim_method: 'console', claim_code: 'STAR2468' };
  answers['findOnServer'] = { retcode: -1, message: 'api_db_player_nofound', data: { code: '', timestamp: 0 } };
  expect((await submit({ intent: 'search-player', ...shown })).claim?.code).toBe('STAR2468');
  answers['findOnServer'] = { retcode: 0, message: 'ok', data: { code: '', timestamp: 0 } };
  expect((await submit({ intent: 'search-player', ...shown })).claim).toBeNull();
});

test('a character is released', async () => {
  answers['releaseCharacter'] = { retcode: 0 };
  expect((await submit({ intent: 'release-character', server: 's1' })).message?.title).toBe('Character released');
  expect(host.calls).toEqual([{ name: 'releaseCharacter', input: { server_id: 's1' } }]);
});

test('a skipped refresh is not reported as started', async () => {
  const refreshAgainAt = Math.ceil(Date.now() / 1000) + 290;
  answers['getAccount'] = accountAnswer({ extras: accountExtras({ refreshAgainAt }) });
  const reply = await submit({ intent: 'refresh-all' });
  expect([reply.status, reply.message?.message]).toEqual([
    429,
    'Your characters were refreshed a moment ago. Please wait 5 minutes.',
  ]);
  answers['getAccount'] = accountAnswer({ extras: accountExtras() });
  expect((await submit({ intent: 'refresh-all' })).message?.title).toBe('Refresh started');
  expect(host.calls[0]?.input).toEqual({ action: 'refresh_player', extras: 'yes' });
});
