/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { memberHost } from '../../../test/member';
import { action, loader } from './email-undo.route.server';

const path = 'http://localhost:3000/account/email/undo';
let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = { undoEmailChange: { retcode: 0, message: 'ok' } };
  host = memberHost(['account-extras'], answers);
});
const open = (query: string, cookie = '') =>
  loader({ request: new Request(path + query, { headers: { cookie } }), params: {}, context: host.context });
async function submit(cookie: string) {
  const body = new URLSearchParams({ intent: 'undo' });
  const request = new Request(path, { method: 'POST', body, headers: { cookie } });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, cookie: new Headers(answer.init?.headers).get('set-cookie') };
}
/** Opens the mailed link; returns the cookie that it sets. */
async function follow(token: string) {
  const answer = await open(`?undo=${token}`).catch((thrown: unknown) => thrown as Response);
  if (!(answer instanceof Response)) throw new Error('stayed');
  expect(answer.headers.get('location')).toBe('/account/email/undo');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('the token is removed from the address at once, and opening the link changes nothing', async () => {
  const cookie = await follow('the-token');
  expect((await open('', cookie)).data).toEqual({ hasToken: true, problem: null });
  expect(host.calls).toEqual([]);
});

test('the button undoes the change, once', async () => {
  const reply = await submit(await follow('the-token'));
  expect(host.calls).toEqual([{ name: 'undoEmailChange', input: { undo: 'the-token' } }]);
  expect(reply.isDone).toBe(true);
  expect(reply.cookie).toContain('Max-Age=0');
});

test('a link that is used or too old says so', async () => {
  answers['undoEmailChange'] = { retcode: -1, message: 'This link was used before or is too old.' };
  const reply = await submit(await follow('the-token'));
  expect([reply.isDone, reply.message?.message]).toEqual([false, 'This link was used before or is too old.']);
});

test('a limit keeps the link for later', async () => {
  const time = Math.ceil(Date.now() / 1000) + 50;
  answers['undoEmailChange'] = { retcode: 429, message: 'x', ratelimit: { max: 20, time } };
  const reply = await submit(await follow('the-token'));
  expect([reply.waitUntilSeconds, reply.cookie]).toEqual([time, null]);
});

test('without the link there is nothing to undo', async () => {
  expect((await open('')).data.hasToken).toBe(false);
  expect((await submit('')).message?.message).toBe('Please open the link in the mail again.');
  expect(host.calls).toEqual([]);
});

test('a host without such links has no such page', async () => {
  host = memberHost([], answers);
  expect((await open('?undo=the-token')).init?.status).toBe(404);
  await expect(submit('')).rejects.toMatchObject({ status: 404 });
  expect(host.calls).toEqual([]);
});
