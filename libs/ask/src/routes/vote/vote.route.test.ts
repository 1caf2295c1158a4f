/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import type { MemberOptions } from '../../testing/ask-client.server';
import { formOf, memberContext } from '../../testing/ask-client.server';
import { action } from './vote.route.server';

const fields = { kind: 'answer', id: '4', question: '5', back: '/ask?q=x' };

async function vote(more: Record<string, string>, answers: CallAnswers, options: MemberOptions = {}, accept = '') {
  const { context, calls } = memberContext(answers, options);
  const request = formOf('/ask/vote', { ...fields, ...more }, { Accept: accept });
  const answer = await action({ request, params: {}, context });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const wait = answer.headers.get('retry-after');
  if (isJson) return { calls, data: (await answer.json()) as unknown, status: answer.status, wait };
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('popup=')) ?? '';
  const notice = Buffer.from(/popup=([\w-]*)/.exec(cookie)?.[1] ?? '', 'base64url').toString();
  return { calls, to: answer.headers.get('location'), status: answer.status, notice };
}
const counted = { voteOnText: { retcode: 0, data: { vote: 3 } } };
const own = (given: number) => ({
  ...counted,
  listOwnVotes: { retcode: 0, data: given === 0 ? [] : [{ kind: 'answer' as const, id: '4', vote: given }] },
});
const bodyOf = (calls: { name: string; input: { body?: object } }[]) =>
  calls.find(({ name }) => name === 'voteOnText')?.input.body;

test.each([
  ['1', 0, 1, 'Your upvote has been recorded.'],
  ['-1', 0, -1, 'Your downvote has been recorded.'],
  ['1', 1, 0, 'Your vote has been taken back.'],
  ['-1', 1, -1, 'Your downvote has been recorded.'],
])('without the script the button %s after %d gives %d', async (press, before, expected, text) => {
  const { calls, to, status, notice } = await vote({ press }, own(before));
  expect(bodyOf(calls)).toEqual({ kind: 'answer', id: '4', vote: expected });
  expect([status, to]).toEqual([303, '/ask?q=x']);
  expect(notice).toContain(text);
});

test('the script names the vote and gets the sum', async () => {
  const { calls, data, status } = await vote({ vote: '0' }, counted, {}, 'application/json');
  expect(calls.map(({ name }) => name)).toEqual(['voteOnText']);
  expect([status, data]).toEqual([200, { vote: 3 }]);
});

test('an id that cannot be in an address is not sent to the host', async () => {
  expect((await vote({ press: '1', id: '..' }, own(0))).calls).toEqual([]);
  expect((await vote({ press: '1', question: '.' }, own(0))).calls).toEqual([]);
});

test('without a session the way leads to the login and back', async () => {
  const plain = await vote({ press: '1' }, counted, { hasSession: false });
  expect([plain.to, plain.calls]).toEqual(['/login?redirect=%2Fask%3Fq%3Dx', []]);
  const script = await vote({ vote: '1' }, counted, { hasSession: false }, 'application/json');
  expect([script.status, script.data]).toMatchObject([401, { login: '/login?redirect=%2Fask%3Fq%3Dx' }]);
});

const ahead = Math.ceil(Date.now() / 1000) + 90;

const noText = 'Your vote could not be recorded. Please try again.';

test.each([
  [
    'a limit',
    { retcode: 429, message: 'Too many votes.', ratelimit: { max: 30, time: ahead } },
    429,
    'Too many votes.',
  ],
  ["a vote on the member's own text", { retcode: 403, message: 'It is yours.' }, 403, 'It is yours.'],
  ['a refusal without words', { retcode: -1 }, 422, noText],
  ['no host', new UpstreamError('network', 'voteOnText', 'away'), 502, noText],
])('the script gets the status of %s, and a wait in its header', async (_name, voteOnText, status, message) => {
  const script = await vote({ vote: '1' }, { voteOnText }, {}, 'application/json');
  expect([script.status, script.data]).toEqual([status, { message }]);
  expect(Number(script.wait) > 60).toBe(status === 429);
  const plain = await vote({ vote: '1' }, { voteOnText });
  expect([plain.status, plain.to]).toEqual([303, '/ask?q=x']);
  expect(plain.notice).toContain(message);
});

test('a form that is not complete, and a host without votes, get no call', async () => {
  for (const accept of ['', 'application/json']) {
    const incomplete = await vote({ kind: 'page' }, counted, {}, accept);
    const foreign = await vote({ vote: '1' }, counted, { isOurs: false }, accept);
    expect([incomplete.status, incomplete.calls]).toEqual([accept === '' ? 303 : 400, []]);
    expect([foreign.status, foreign.calls]).toEqual([accept === '' ? 303 : 404, []]);
  }
});

test('a refusal has the words of the host, and no other site is the way back', async () => {
  const answers = { voteOnText: { retcode: 403, message: 'You cannot vote on your own text.' } };
  const { to, notice } = await vote({ vote: '1', back: 'https://evil.test/' }, answers);
  expect([to, notice]).toEqual(['/ask', expect.stringContaining('You cannot vote on your own text.')]);
});
