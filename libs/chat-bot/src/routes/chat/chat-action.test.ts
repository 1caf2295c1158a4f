/** @jest-environment node */
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import { UpstreamError } from '@starhaven/upstream/server';
import type { Extension, Refusal } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { action } from './chat-action.server';

const now = 1_800_000_000;

interface Host {
  /** The answer to every call of the forms. */
  answer?: Refusal | Error;
  extensions?: Extension[];
}

/** Sends a form of the chat as a member; returns the calls that it caused and its reply. */
async function send(
  fields: Record<string, string>,
  { answer = { retcode: 0, message: 'ok' }, extensions = ['chat'] }: Host = {},
) {
  const { upstream, calls: sent } = fakeUpstream({
    answers: {
      ...{ settleChatReport: answer, decideChatMessage: answer, muteChatMember: answer, pauseChatRoom: answer },
      ...{ reportChatMessage: answer, postChatMessage: answer },
    },
    extensions,
  });
  const answered = await action({
    request: new Request('https://site.test/chat', { method: 'POST', body: new URLSearchParams(fields) }),
    params: {},
    context: contextWith({ upstream, sessions: fakeSessions(storedSession()) }),
  });
  const calls = sent.map(({ name, input: { body } }) => ({ name, body }));
  if (answered instanceof Response)
    return { calls, status: answered.status, location: answered.headers.get('location') };
  const wait = new Headers(answered.init?.headers).get('Retry-After');
  return { calls, status: answered.init?.status, wait, reply: answered.data };
}

beforeEach(() => jest.useFakeTimers({ now: now * 1000, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['keep', { id_message: '5' }, 'settleChatReport', { id_message: '5', isRemoved: false }],
  ['remove', { id_message: '5' }, 'settleChatReport', { id_message: '5', isRemoved: true }],
  ['approve', { id_message: '5' }, 'decideChatMessage', { id_message: '5', isApproved: true }],
  ['reject', { id_message: '5' }, 'decideChatMessage', { id_message: '5', isApproved: false }],
  ['mute', { uid: '8' }, 'muteChatMember', { uid: '8', isMuted: true, until: now + 3_600, reason: '' }],
  [
    'mute',
    { uid: '8', time: 'week', reason: ' Spam ' },
    'muteChatMember',
    { uid: '8', isMuted: true, until: now + 604_800, reason: 'Spam' },
  ],
  ['mute', { uid: '8', time: 'lifted' }, 'muteChatMember', { uid: '8', isMuted: true, until: 0, reason: '' }],
  [
    'unmute',
    { uid: '8', time: 'day', reason: 'x' },
    'muteChatMember',
    { uid: '8', isMuted: false, until: 0, reason: '' },
  ],
  [
    'pause',
    { room: 'deutsch', reason: 'Nacht' },
    'pauseChatRoom',
    { room: 'deutsch', isPaused: true, reason: 'Nacht' },
  ],
  ['resume', { room: 'public' }, 'pauseChatRoom', { room: 'public', isPaused: false, reason: '' }],
  ['report', { id_message: '5', reason: 'Rude' }, 'reportChatMessage', { id_message: '5', reason: 'Rude' }],
])('%s %j is one call, and the reply says what was done', async (intent, fields, name, body) => {
  const { calls, reply } = await send({ intent, ...fields });
  expect(calls).toEqual([{ name, body }]);
  expect(reply?.message?.type).toBe('ok');
});

test.each([
  ['a reason of 201 characters', { intent: 'report', id_message: '5', reason: 'x'.repeat(201) }, ['reason']],
  ['another time', { intent: 'mute', uid: '8', time: 'century' }, ['time']],
  ['no number of an account', { intent: 'mute', uid: 'me' }, ['uid']],
  ['an empty number', { intent: 'mute', uid: '' }, ['uid']],
  ['no id of a message', { intent: 'remove', id_message: '5 or 1=1' }, ['id_message']],
])('%s is refused before any call', async (_name, fields, wrong) => {
  const { calls, status, reply } = await send(fields);
  expect([calls, status]).toEqual([[], 422]);
  expect(Object.keys(reply?.result?.error ?? {})).toEqual(wrong);
});

test.each([
  [403, 403],
  [409, 409],
  [-1, 422],
])('the refusal %i has the status %i and the words of the host', async (retcode, status) => {
  const answer = { retcode, message: 'Forbidden' };
  const answered = await send({ intent: 'remove', id_message: '5' }, { answer });
  expect([answered.status, answered.reply?.message]).toEqual([
    ...[status, { type: 'error', title: 'Not done', message: 'Forbidden' }],
  ]);
});

test.each([{ timestamp: now + 9 }, { ratelimit: { max: 5, time: now + 9 } }])(
  'a pause with %j is shown at the field, and says how long to wait, also to programs',
  async (limit) => {
    const answer = { retcode: 429, message: 'Please wait.', ...limit };
    const { status, wait, reply } = await send({ intent: 'send', input: 'hi' }, { answer });
    expect([status, wait, reply?.waitUntilSeconds]).toEqual([429, '9', now + 9]);
    expect(reply?.result?.error).toEqual({ input: ['Please wait.'] });
  },
);

test('an ended session leads to the login', async () => {
  const answer = { retcode: 401, message: 'Unauthorized' };
  const thrown = await send({ intent: 'remove', id_message: '5' }, { answer }).catch((error: unknown) => error);
  expect((thrown as Response).headers.get('location')).toBe('/login?redirect=%2Fchat');
});

test('a host that does not answer is reported as away', async () => {
  const answer = new UpstreamError('timeout', 'x', 'late');
  const { reply } = await send({ intent: 'pause', room: 'public' }, { answer });
  expect(reply?.message?.title).toBe('Network Error');
});

test('a host without the extension has no such forms, and gets no call', async () => {
  await expect(send({ intent: 'send', input: 'hi' }, { extensions: [] })).rejects.toMatchObject({ status: 404 });
});
