/** @jest-environment node */
import { memberContext, sampleQuestion } from '../../testing/ask-client.server';
import { loader } from './ask.route.server';

const questions = Array.from({ length: 10 }, (_, index) => ({ ...sampleQuestion, id: String(index + 1) }));

async function open(search: string, answers: Parameters<typeof memberContext>[0]) {
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

test('a host that does not answer, and one that refuses, have the texts of the specification', async () => {
  expect((await open('', {})).page.problem?.message).toBe('Failed to fetch questions');
  const { page, status } = await open('', { listQuestions: { retcode: 7, message: 'no' } });
  expect([status, page.problem?.title, page.problem?.message]).toEqual([
    502,
    'Error Loading Questions',
    'Failed to load questions',
  ]);
});
