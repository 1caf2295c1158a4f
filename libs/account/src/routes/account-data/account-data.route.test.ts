/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { accountAnswer, memberHost, memberRequest } from '../../../test/member';
import { action as exportAction } from '../data-export/data-export.route.server';
import { action, loader } from './account-data.route.server';

const both: Extension[] = ['account-export', 'account-deletion'];
const deletionAt = Date.UTC(2030, 0, 15, 12) / 1000;
let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = {
    getAccount: accountAnswer({ password_web: true }),
    planAccountDeletion: { retcode: 200, data: { deletionAt } },
    exportAccount: { retcode: 200, data: { exportedAt: deletionAt, sections: { account: [{ uid: 7 }] } } },
  };
  host = memberHost(both, answers);
});
const post = async (path: string, fields: Record<string, string>) =>
  memberRequest(path, { method: 'POST', body: new URLSearchParams(fields) });
const submit = async (fields: Record<string, string>) =>
  action({ request: await post('/account/data', fields), params: {}, context: host.context });
const download = async (fields: Record<string, string>) =>
  exportAction({ request: await post('/account/data/export', fields), params: {}, context: host.context });
const deletion = { intent: 'delete-account', posts: 'delete', understood: 'on', password: 'sesame' };

test('a planned deletion logs out and says until when a login cancels it', async () => {
  const answer = (await submit(deletion)) as Response;
  expect(host.calls).toEqual([{ name: 'planAccountDeletion', input: { posts: 'delete', password: 'sesame' } }]);
  expect(answer.headers.get('location')).toBe('/login');
  const cookies = answer.headers.getSetCookie().join('; ');
  expect(cookies).toContain('starhaven=; Max-Age=0');
  expect(readNotice(cookies)).toEqual({
    type: 'warn',
    title: 'Your account will be deleted',
    message:
      'It ends on January 15, 2030 (UTC). You are logged out everywhere. To keep your account, log in before then.',
  });
});

test.each([
  [{ understood: '' }, 'understood'],
  [{ posts: 'sell' }, 'posts'],
])('%j is refused, and nothing is sent', async (change, field) => {
  const answer = await submit({ ...deletion, ...change });
  if (answer instanceof Response) throw new Error('led elsewhere');
  expect(Object.keys(answer.data.result?.error ?? {})).toEqual([field]);
  expect(host.calls).toEqual([]);
});

test('a wrong password deletes nothing, and does not come back into the page', async () => {
  answers['planAccountDeletion'] = { retcode: -1, message: 'The password is wrong.' };
  const answer = await submit(deletion);
  if (answer instanceof Response) throw new Error('led elsewhere');
  expect(answer.data.message?.message).toBe('The password is wrong.');
  expect(answer.data.result?.initialValue).toEqual({ intent: 'delete-account', posts: 'delete', understood: 'on' });
});

test('the data is a file that no cache stores', async () => {
  const answer = await download({ intent: 'export', password: 'sesame' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="paimon-2030-01-15.json"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({ exportedAt: deletionAt, sections: { account: [{ uid: 7 }] } });
});

test.each([
  [{ retcode: -1, message: 'The password is wrong.' }, 'The password is wrong.'],
  [new UpstreamError('timeout', 'exportAccount', 'late'), 'Failed to connect to server. Please try again.'],
])('a failed download leads back to the page with the reason (%#)', async (answer, message) => {
  answers['exportAccount'] = answer;
  const { status, headers } = await download({ intent: 'export', password: 'x' });
  expect([status, headers.get('location')]).toEqual([303, '/account/data']);
  expect(readNotice(headers.getSetCookie().join('; '))?.message).toBe(message);
});

test('a wrong password leads back to its field, without a message above the page', async () => {
  answers['exportAccount'] = { retcode: -1, message: 'The password is wrong.', field: 'password' };
  const { status, headers } = await download({ intent: 'export', password: 'x' });
  const location = headers.get('location') ?? '';
  expect([status, location, headers.getSetCookie()]).toEqual([303, '/account/data?wrong=password', []]);
  const { data } = await loader({ request: await memberRequest(location), params: {}, context: host.context });
  expect(data.content?.wasPasswordWrong).toBe(true);
});

test.each<[Extension[], boolean, boolean]>([
  [['account-export'], true, false],
  [['account-deletion'], false, true],
])('%j: only what the host has is shown', async (extensions, canExport, canDelete) => {
  host = memberHost(extensions, answers);
  const { data } = await loader({ request: await memberRequest('/account/data'), params: {}, context: host.context });
  expect(data.content).toMatchObject({ canExport, canDelete, deletionAt: 0 });
});

test('a host with neither gets no call', async () => {
  host = memberHost([], answers);
  const { init } = await loader({ request: await memberRequest('/account/data'), params: {}, context: host.context });
  expect(init?.status).toBe(404);
  await expect(submit(deletion)).rejects.toMatchObject({ status: 404 });
  await expect(download({ intent: 'export' })).rejects.toMatchObject({ status: 404 });
  expect(host.calls).toEqual([]);
});
