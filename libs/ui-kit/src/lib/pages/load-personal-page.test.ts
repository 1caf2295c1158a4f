import { loadPersonalPage, PageHasProblem } from './load-personal-page.server';
import type { PageProblem } from './page-problem';
import { unsharedPage } from './shared-page';

const away: PageProblem = { title: 'Away', message: null, canRetry: true, status: 503 };
const gone: PageProblem = { title: 'Gone', message: null, canRetry: false, status: 404 };
const isAway = (error: unknown) => (error instanceof RangeError ? away : null);
const failWith = (error: Error) => loadPersonalPage<{ rows: string[] }>(() => Promise.reject(error), isAway);

test('the content is never shared with other visitors', async () => {
  const answer = await loadPersonalPage(async () => ({ rows: ['a'] }), isAway);
  expect(answer.data).toEqual({ content: { rows: ['a'] }, problem: null, nowSeconds: expect.any(Number) });
  expect(answer.init).toEqual({ headers: unsharedPage });
});

test.each([
  ['its own problem', new PageHasProblem(gone), gone],
  ['a failed call', new RangeError(), away],
])('%s is shown with its status', async (_, error, problem) => {
  const answer = await failWith(error);
  expect(answer.data).toEqual({ content: null, problem, nowSeconds: expect.any(Number) });
  expect(answer.init).toMatchObject({ status: problem.status });
});

test.each([new TypeError('a bug'), new Response('Not Found', { status: 404 })])('%s is thrown again', async (error) => {
  await expect(loadPersonalPage(() => Promise.reject(error), isAway)).rejects.toBe(error);
});
