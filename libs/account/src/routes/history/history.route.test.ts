/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './history.route.server';

const login = (index: number, ip = '203.0.113.7') => ({
  _id: String(index),
  login: 'login_web_normal',
  time: 1_700_000_000 + index,
  ip,
  deviceId: 'd1',
});

let answer: CallAnswers['getLoginHistory'];
let host: ReturnType<typeof memberHost>;
async function args(search = '', init: RequestInit = {}) {
  host = memberHost([], { getLoginHistory: answer });
  return { request: await memberRequest(`/account/history${search}`, init), params: {}, context: host.context };
}

test('the newest logins come first, a page at a time, with their addresses masked', async () => {
  answer = { retcode: 200, data: Array.from({ length: 60 }, (_, index) => login(index)) };
  const first = (await loader(await args())).data.content;
  expect(first).toMatchObject({ total: 60, page: 1, pages: 3, isRevealed: false });
  expect(first?.rows[0]).toMatchObject({ id: '59', label: 'Web Login', ip: '203.***.7' });
  expect((await loader(await args('?page=3'))).data.content?.rows.at(-1)?.id).toBe('0');
});

test.each([
  ['99', 3, '9'],
  ['1e9', 3, '9'],
  ['-1', 1, '59'],
  ['x', 1, '59'],
])('page=%s shows page %i', async (asked, page, first) => {
  answer = { retcode: 200, data: Array.from({ length: 60 }, (_, index) => login(index)) };
  const { content } = (await loader(await args(`?page=${asked}`))).data;
  expect([content?.page, content?.rows[0]?.id]).toEqual([page, first]);
});

test('addresses leave the server only when they are asked for', async () => {
  answer = { retcode: 0, data: [login(1)] };
  expect(JSON.stringify(await loader(await args()))).not.toContain('203.0.113.7');
  expect((await loader(await args('?ips=shown'))).data.content?.rows[0]?.ip).toBe('203.0.113.7');
});

test('a refusal fails only this page, in the host’s words', async () => {
  answer = { retcode: -1, message: 'The archive is closed.' };
  const { data, init } = await loader(await args());
  expect(data.problem).toMatchObject({
    title: 'Login History Error',
    message: 'The archive is closed.',
    canRetry: true,
  });
  expect(init?.status).toBe(502);
});

test.each(['timeout', 'network', 'status', 'shape'] as const)(
  'a failure (%s) has the title of this page',
  async (kind) => {
    answer = new UpstreamError(kind, 'getLoginHistory', 'away');
    expect((await loader(await args())).data.problem).toMatchObject({ title: 'Login History Error', canRetry: true });
  },
);

test.each([
  [{ retcode: 200, data: [] }, 200, 'Login History Cleared'],
  [{ retcode: -1, message: '' }, 422, 'Clear History Error'],
  [new UpstreamError('timeout', 'getLoginHistory', 'slow'), 504, 'Clear History Error'],
])('clearing: %j', async (given, status, title) => {
  answer = given;
  const reply = await action(await args('', { method: 'POST', body: new URLSearchParams({ intent: 'clear' }) }));
  if (reply instanceof Response) throw new Error('led elsewhere');
  expect(reply.data.message?.title).toBe(title);
  expect(reply.init?.status).toBe(status);
  expect(host.calls.map(({ input }) => input)).toEqual([{ action: 'clear' }]);
});
