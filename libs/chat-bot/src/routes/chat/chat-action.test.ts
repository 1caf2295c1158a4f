/** @jest-environment node */
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';
import { action } from './chat-action.server';

interface Call {
  name: string;
  body: unknown;
}

/** Sends a form of the chat as a member; returns the calls that it caused and its reply. */
async function send(
  fields: Record<string, string>,
  { answer = () => ({ retcode: 0, message: 'ok' }) as object, extensions = ['chat'] } = {},
) {
  const calls: Call[] = [];
  const call = async ({ name }: { name: string }, { body }: { body: unknown }) => {
    calls.push({ name, body });
    return toCallResult(answer() as never);
  };
  const session = { uid: '9', sessionKey: 'the-key' };
  const answered = await action({
    request: new Request('https://site.test/chat', { method: 'POST', body: new URLSearchParams(fields) }),
    params: {},
    context: {
      sessions: { inspect: async () => ({ session }), read: async () => session },
      upstream: { call, hasExtension: (name: string) => extensions.includes(name) },
    } as never,
  });
  if (answered instanceof Response)
    return { calls, status: answered.status, location: answered.headers.get('location') };
  return { calls, status: answered.init?.status, reply: answered.data };
}

const now = 1_800_000_000;
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
  ['no id of a message', { intent: 'remove', id_message: '5 or 1=1' }, ['id_message']],
])('%s is refused before any call', async (_name, fields, wrong) => {
  const { calls, status, reply } = await send(fields);
  expect([calls, status]).toEqual([[], 422]);
  expect(Object.keys(reply?.result?.error ?? {})).toEqual(wrong);
});

test('members who are not moderators get the refusal of the host', async () => {
  const { status, reply } = await send(
    { intent: 'remove', id_message: '5' },
    { answer: () => ({ retcode: 403, message: 'Forbidden' }) },
  );
  expect([status, reply?.message]).toEqual([422, { type: 'error', title: 'Not done', message: 'Forbidden' }]);
});

test('a host that does not answer is reported as away', async () => {
  const { reply } = await send(
    { intent: 'pause', room: 'public' },
    {
      answer: () => {
        throw new UpstreamError('timeout', 'x', 'late');
      },
    },
  );
  expect(reply?.message?.title).toBe('Network Error');
});

test('a host without the extension has no such forms, and gets no call', async () => {
  await expect(send({ intent: 'send', input: 'hi' }, { extensions: [] })).rejects.toMatchObject({ status: 404 });
});
