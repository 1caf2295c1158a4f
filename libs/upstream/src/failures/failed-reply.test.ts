import { failedReply } from './failed-reply.server';
import type { UpstreamErrorDetails } from './upstream-error';
import { UpstreamError } from './upstream-error';

const failure = (kind: UpstreamError['kind'], details?: UpstreamErrorDetails) =>
  new UpstreamError(kind, 'getInn', 'for a test', details);
const secondsUntil = (unixSeconds: number | null) => (unixSeconds ?? 0) - Date.now() / 1000;

test.each([
  ['network', 502],
  ['timeout', 504],
  ['refused', 503],
  ['request', 422],
  ['shape', 502],
  ['status', 502],
] as const)('a form that failed with %s is answered with %i', (kind, status) => {
  expect(failedReply(failure(kind))).toEqual({
    message: { type: 'error', title: 'Network Error', message: 'Failed to connect to server. Please try again.' },
    status,
    waitUntilSeconds: null,
  });
});

test.each([
  ['refused', { status: 429, retryAfterSeconds: 40 }, 503, 40],
  ['status', { status: 503, retryAfterSeconds: 40 }, 502, 40],
  ['status', { status: 429, retryAfterSeconds: 40 }, 429, 40],
  ['status', { status: 429 }, 429, 60],
] as const)('a host that asks to wait (%s, %j) says how long', (kind, details, status, waitSeconds) => {
  const reply = failedReply(failure(kind, details));
  expect(reply.status).toBe(status);
  expect(secondsUntil(reply.waitUntilSeconds)).toBeCloseTo(waitSeconds, -1);
});

test('a form may have its own words', () => {
  const words = { title: 'Error', message: 'Nothing was changed.' };
  expect(failedReply(failure('network'), words).message).toEqual({ type: 'error', ...words });
});

test('a limit may have its own words', () => {
  const seen: unknown[] = [];
  const limit = (given: object) => (seen.push(given), { type: 'warn' as const, title: 'Slow', text: 'Wait.' });
  const details = { status: 429, serverMessage: 'slow down' };
  const { message, waitUntilSeconds } = failedReply(failure('status', details), { title: 'Error', limit });
  expect(message).toEqual({ type: 'warn', title: 'Slow', message: 'Wait.' });
  expect(seen).toEqual([{ untilSeconds: waitUntilSeconds, max: null }]);
  expect(failedReply(failure('network'), { title: 'Error', limit }).message.title).toBe('Error');
});

test.each([
  ['status', { status: 507, serverMessage: 'The disk is full.' }, 'The disk is full.'],
  ['status', { status: 503, serverMessage: 'Service Unavailable' }, 'Ours.'],
  ['status', { status: 503, serverMessage: '' }, 'Ours.'],
  ['refused', { status: 200, serverMessage: 'Unauthorized' }, 'Ours.'],
] as const)('the text of the host comes before ours if it is for visitors: %s %j', (kind, details, shown) => {
  expect(failedReply(failure(kind, details), { message: 'Ours.' }).message.message).toBe(shown);
});

test('a form may send back other fields than the sent ones', () => {
  expect(failedReply(failure('network'), {}, { result: { name: 'kept' } }).result).toEqual({ name: 'kept' });
  expect(failedReply(failure('network'))).not.toHaveProperty('result');
});

test('an error of our own code is thrown again', () => {
  expect(() => failedReply(new Error('a fault'))).toThrow('a fault');
});
