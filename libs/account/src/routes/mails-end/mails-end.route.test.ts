/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { memberHost } from '../../../test/member';
import { action, loader } from './mails-end.route.server';

const path = 'http://localhost:3000/notifications/leave';
let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = { leaveNotificationMails: { retcode: 0, message: 'ok', data: { kind: 'answer' } } };
  host = memberHost(['notifications'], answers);
});
const open = (query: string) => loader({ request: new Request(path + query), params: {}, context: host.context });
async function submit(query: string, fields: Record<string, string> = { intent: 'leave' }) {
  const request = new Request(path + query, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, status: answer.init?.status };
}

test('opening the link changes nothing', async () => {
  expect((await open('?leave=the-token')).data).toEqual({ hasToken: true, problem: null });
  expect((await open('')).data.hasToken).toBe(false);
  expect(host.calls).toEqual([]);
});

test.each<Record<string, string>>([{ intent: 'leave' }, { 'List-Unsubscribe': 'One-Click' }])(
  '%j ends the mails',
  async (fields) => {
    expect((await submit('?leave=the-token', fields)).isDone).toBe(true);
    expect(host.calls).toEqual([{ name: 'leaveNotificationMails', input: { leave: 'the-token' } }]);
  },
);

test.each([
  ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'Content-Type': 'application/json' }],
  ['a broken form', 'x', { 'Content-Type': 'multipart/form-data' }],
  ['another form', 'intent=remove', { 'Content-Type': 'application/x-www-form-urlencoded' }],
])('%s is refused as incomplete and ends nothing', async (_name, body, headers) => {
  const request = new Request(`${path}?leave=the-token`, { method: 'POST', body, headers });
  const answer = await action({ request, params: {}, context: host.context });
  expect(answer).toMatchObject({ data: { isDone: false }, init: { status: 400 } });
  expect(host.calls).toEqual([]);
});

test('a link that is not valid, or none, says so', async () => {
  answers['leaveNotificationMails'] = { retcode: -1, message: 'This link is not valid.' };
  expect(await submit('?leave=x')).toMatchObject({ isDone: false, message: { message: 'This link is not valid.' } });
  expect((await submit('')).message?.message).toBe('Please open the link in the mail again.');
});

test('a host without notifications has no such page', async () => {
  host = memberHost([], answers);
  expect((await open('?leave=the-token')).init?.status).toBe(404);
  await expect(submit('?leave=the-token')).rejects.toMatchObject({ status: 404 });
  expect(host.calls).toEqual([]);
});
