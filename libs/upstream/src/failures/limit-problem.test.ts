import type { CallRefusal } from '../call-result';
import { limitProblem } from './limit-problem';
import { UpstreamError } from './upstream-error';

const now = Math.ceil(Date.now() / 1000);
const refusal = (more: Partial<CallRefusal>): CallRefusal => ({
  ...{ ok: false, retcode: 429, message: 'Too Many Requests', ratelimit: null, timestamp: 0, field: undefined },
  ...more,
});

beforeAll(() => jest.useFakeTimers({ now: now * 1000 }));
afterAll(() => jest.useRealTimers());

test.each([
  [refusal({ timestamp: now + 90 }), '90 seconds', 90],
  [refusal({ ratelimit: { max: 300, time: now + 290 } }), '5 minutes', 290],
  [refusal({}), 'a moment', undefined],
  [new UpstreamError('refused', 'x', 'y', { status: 429, retryAfterSeconds: 1 }), '1 second', 1],
  [new UpstreamError('refused', 'x', 'y', { status: 200, retcode: 429 }), 'a moment', undefined],
])('a limit of the host is shown with its wait: %#', (failed, wait, retryAfterSeconds) => {
  const problem = limitProblem(failed);
  expect(problem).toMatchObject({ title: 'Rate Limited', canRetry: true, status: 503 });
  expect(problem?.message).toBe(`Too many requests. Please wait ${wait}, then try again.`);
  expect(problem?.retryAfterSeconds).toBe(retryAfterSeconds);
});

test.each([
  refusal({ retcode: 403 }),
  new UpstreamError('refused', 'x', 'y', { status: 403 }),
  new UpstreamError('timeout', 'x', 'y'),
])('other failures are no limit: %#', (failed) => expect(limitProblem(failed)).toBeNull());
