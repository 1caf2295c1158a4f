/** @jest-environment node */
import type { UpstreamErrorDetails, UpstreamErrorKind } from '@starhaven/upstream/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { memberContext, sampleQuestion } from '../../testing/ask-client.server';
import { loader } from './ask.route.server';

const questions = Array.from({ length: 10 }, (_, index) => ({ ...sampleQuestion, id: String(index + 1) }));

async function open(search: string, answers: CallAnswers) {
  const { context, calls } = memberContext(answers, { hasSession: false });
  const { data, init } = await loader({ request: new Request(`https://site.test/ask${search}`), params: {}, context });
  return { page: data, status: init?.status ?? 200, calls };
}

test('search, sort, tag and cursor go to our own host', async () => {
  const answers = { listQuestions: { retcode: 0, data: questions, next: 'c-2' } };
  const { page, calls } = await open('?q=start&sort=most_voted&tag=setup&page=2&after=c-1', answers);
  expect(calls).toEqual([
    {
      name: 'listQuestions',
      input: { query: { search: 'start', sort: 'most_voted', tag: 'setup', page: 2, limit: 10, after: 'c-1' } },
    },
  ]);
  expect(page.list?.next).toBe('/ask?tag=setup&q=start&sort=most_voted&page=3&after=c-2');
});

test('a page with fewer than ten is the last one', async () => {
  const { page } = await open('', { listQuestions: { retcode: 0, data: questions.slice(0, 9), next: 'c-2' } });
  expect([page.list?.cards.length, page.list?.next]).toEqual([9, null]);
});

test('a full page is the last one when the host says so', async () => {
  const { page } = await open('', { listQuestions: { retcode: 0, data: questions, next: '' } });
  expect([page.list?.cards.length, page.list?.next]).toEqual([10, null]);
});

test('a card says how many answers there are, not how many were sent', async () => {
  const question = { ...sampleQuestion, answers: 37, answer: [] };
  const { page } = await open('', { listQuestions: { retcode: 0, data: [question] } });
  expect(page.list?.cards[0]?.answerCount).toBe(37);
});

test('the best answer is first, then by votes', async () => {
  const row = (id: string, vote: number) => ({ id, vote, answer: 'A', time: 0, update: 0, owner: questions[0]?.owner });
  const question = { ...sampleQuestion, answerId: '3', answer: [row('1', 1), row('2', 5), row('3', -2)] };
  const { page } = await open('', { listQuestions: { retcode: 0, data: [question] } });
  expect(page.list?.cards[0]?.answers.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test.each(['?page=0', '?page=abc', '?sort=loudest', '?after='])(
  '%s is the first page of the newest',
  async (search) => {
    const { calls } = await open(search, { listQuestions: { retcode: 0, data: [] } });
    expect(calls[0]?.input).toEqual({ query: { sort: 'newest', page: 1, limit: 10 } });
  },
);

const failure = (kind: UpstreamErrorKind, details: UpstreamErrorDetails = {}) =>
  new UpstreamError(kind, 'listQuestions', 'for a test', details);

test.each([
  ['does not answer', failure('network'), 502, 'Failed to fetch questions'],
  ['is late', failure('timeout'), 504, 'Failed to fetch questions'],
  ['refuses without a message', { retcode: 7, message: '' }, 502, 'Failed to load questions'],
  ['answers something else', failure('shape'), 502, 'Failed to load questions'],
  ['refuses with a message', { retcode: 7, message: 'Closed for <b>today</b>.' }, 502, 'Closed for <b>today</b>.'],
  ['refuses with a long message', { retcode: 7, message: 'x'.repeat(999) }, 502, 'x'.repeat(200)],
  ['refuses the web server', failure('refused', { serverMessage: 'Slow down.' }), 503, 'Failed to fetch questions'],
])('a host that %s', async (_, listQuestions, expected, message) => {
  const { page, status } = await open('', { listQuestions });
  expect([status, page.problem?.title, page.problem?.message]).toEqual([expected, 'Error Loading Questions', message]);
});
