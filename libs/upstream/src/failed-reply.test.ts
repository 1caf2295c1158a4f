import { failedReply } from './failed-reply';
import { UpstreamError } from './upstream-error';

test.each([
  ['network', 502],
  ['timeout', 504],
  ['refused', 503],
  ['request', 422],
  ['shape', 502],
] as const)('a form that failed with %s is answered with %i', (kind, status) => {
  expect(failedReply(new UpstreamError(kind, 'getInn', 'for a test'))).toEqual({
    message: { type: 'error', title: 'Network Error', message: 'Failed to connect to server. Please try again.' },
    status,
    waitUntilSeconds: null,
  });
});

test('a host that asks to wait says how long', () => {
  const error = new UpstreamError('refused', 'getInn', 'for a test', { status: 429, retryAfterSeconds: 40 });
  expect((failedReply(error).waitUntilSeconds ?? 0) - Date.now() / 1000).toBeCloseTo(40, -1);
});

test('a form may have its own words', () => {
  const error = new UpstreamError('network', 'getInn', 'for a test');
  expect(failedReply(error, { title: 'Error', message: 'Nothing was changed.' }).message).toEqual({
    type: 'error',
    title: 'Error',
    message: 'Nothing was changed.',
  });
});

test('an error of our own code is thrown again', () => {
  expect(() => failedReply(new Error('a fault'))).toThrow('a fault');
});
