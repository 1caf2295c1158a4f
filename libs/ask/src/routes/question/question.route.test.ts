/** @jest-environment node */
import { memberContext, sampleQuestion } from '../../testing/ask-client.server';
import { loader } from './question.route.server';

const answer = {
  id: '31',
  answer: 'Late',
  html: '<p>Late</p>',
  vote: 0,
  time: 0,
  update: 0,
  owner: sampleQuestion.owner,
};
const full = '/ask/5/how-do-i-start-the-client';

function open(path: string, fields: object = {}) {
  const data = { ...sampleQuestion, answers: 61, answer: [answer], ...fields };
  const { context, calls } = memberContext({ getQuestion: { retcode: 0, data } }, { hasSession: false });
  const [, , id, slug] = path.split('?')[0]?.split('/').slice(0) ?? [];
  const params = { id: id ?? '', ...(slug === undefined ? {} : { slug }) };
  return { calls, page: loader({ request: new Request(`https://site.test${path}`), params, context }) };
}

test('the address says which answers were on the pages before; the host says where they go on', async () => {
  const { calls, page } = open(`${full}?from=30`, { nextAnswers: 31 });
  const { data } = await page;
  expect(calls[0]?.input).toMatchObject({ params: { id: '5' }, query: { from: 30 } });
  expect([data.from, data.view?.nextAnswers, data.view?.answerCount]).toEqual([30, 31, 61]);
});

test.each(['', '?from=0', '?from=-1', '?from=1e9', '?from=x'])('%j is the first page', async (search) => {
  const { calls, page } = open(full + search);
  expect([(await page).data.from, calls[0]?.input.query]).toEqual([0, {}]);
});

test('another slug leads to the full address and keeps the page', async () => {
  const moved = (await open('/ask/5/wrong?from=30').page.catch((answer: unknown) => answer)) as Response;
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${full}?from=30`]);
});
