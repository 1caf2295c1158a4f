/** @jest-environment node */
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import { UpstreamError } from '@starhaven/upstream/server';
import type { Refusal } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader } from './chat.route.server';

const now = Math.ceil(Date.now() / 1000);

async function read(answer: Refusal | Error, isMember: boolean) {
  const { upstream } = fakeUpstream({
    answers: { getOwnChat: answer, listChatMessages: answer },
    extensions: ['chat'],
  });
  const { data, init } = await loader({
    request: new Request('https://site.test/chat'),
    params: {},
    context: contextWith({ upstream, sessions: fakeSessions(isMember ? storedSession() : null) }),
  });
  return { problem: data.problem, status: init?.status, wait: new Headers(init?.headers).get('Retry-After') };
}

beforeEach(() => jest.useFakeTimers({ now: now * 1000, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['a member', true, { retcode: 429, message: 'Too Many Requests', timestamp: now + 45 }],
  ['a guest', false, new UpstreamError('refused', 'x', 'y', { status: 429, retryAfterSeconds: 45 })],
])('%s over the limit of reads learns the wait', async (_, isMember, answer) => {
  const { problem, status, wait } = await read(answer, isMember);
  expect(problem).toMatchObject({
    title: 'Rate Limited',
    message: 'Too many requests. Please wait 45 seconds, then try again.',
  });
  expect([status, wait]).toEqual([503, '45']);
});

test('a host that does not answer is no limit', async () => {
  const { problem } = await read(new UpstreamError('timeout', 'x', 'y'), false);
  expect(problem?.title).toBe('The chat could not be loaded');
});
