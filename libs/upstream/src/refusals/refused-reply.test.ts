import type { CallRefusal } from '../call-result';
import { refusedReply, retryAfterHeader } from './refused-reply';

const refusal: CallRefusal = {
  ...{ ok: false, retcode: -1, message: '' },
  ...{ ratelimit: null, timestamp: 0, field: undefined },
};
const title = 'Not changed';
const ahead = Math.ceil(Date.now() / 1000) + 90;
const form = { result: (errors?: { fields?: Record<string, string[]> }) => errors?.fields ?? {} };

test('the words of the host come before ours', () => {
  const own = { title, message: 'Please look again.' };
  expect(refusedReply({ ...refusal, message: 'The inn is full.' }, own).message.message).toBe('The inn is full.');
  expect(refusedReply(refusal, own).message).toEqual({ type: 'error', title, message: 'Please look again.' });
  expect(refusedReply(refusal, { title }).message.message).toBe('That did not work. Please try again.');
});

test.each([
  [401, 401, 'Log in'],
  [403, 403, 'Not yours'],
  [409, 409, 'Newer'],
  [429, 429, 'Slow'],
  [-1, 422, title],
  [404, 422, title],
  [500, 422, title],
])('the code %i has the status %i and the words of its kind', (retcode, status, shown) => {
  const words = {
    ...{ title, sessionOver: { title: 'Log in' }, forbidden: { title: 'Not yours' }, outdated: { title: 'Newer' } },
    limit: () => ({ title: 'Slow' }),
  };
  const given = { ...refusal, retcode, message: 'No.' };
  expect(refusedReply(given, words)).toEqual({
    ...{ message: { type: 'error', title: shown, message: 'No.' }, status, waitUntilSeconds: null },
  });
  expect(refusedReply(given, { title }).message.title).toBe(title);
});

test('a text of ours may replace that of the host', () => {
  const given = { ...refusal, retcode: 401, message: 'Unauthorized' };
  const words = { title, sessionOver: { type: 'warn', text: 'You must be logged in.' } } as const;
  expect(refusedReply(given, words).message).toEqual({ type: 'warn', title, message: 'You must be logged in.' });
});

test.each([
  ['the limit', { ratelimit: { max: 5, time: ahead }, timestamp: 0 }, ahead],
  ['the timestamp', { ratelimit: null, timestamp: ahead }, ahead],
  ['the timestamp of a limit without a time', { ratelimit: { max: 5, time: 0 }, timestamp: ahead }, ahead],
  ['a past time', { ratelimit: { max: 5, time: 1 }, timestamp: 0 }, null],
  ['nothing', { ratelimit: null, timestamp: 0 }, null],
])('a limit ends at the time of %s', (_name, limit, untilSeconds) => {
  const seen: unknown[] = [];
  const words = { title, limit: (given: object) => (seen.push(given), {}) };
  expect(refusedReply({ ...refusal, retcode: 429, ...limit }, words).waitUntilSeconds).toBe(untilSeconds);
  expect(seen).toEqual([{ untilSeconds, max: limit.ratelimit?.max ?? null }]);
  // If the code is not one for a limit, a time may have another meaning.
  expect(refusedReply({ ...refusal, ...limit }, words).waitUntilSeconds).toBeNull();
});

test('a refusal is shown at the field that the host or the caller names', () => {
  const given = { ...refusal, message: 'Too short.', field: 'name' };
  expect(refusedReply(given, { title }, { form }).result).toEqual({ name: ['Too short.'] });
  expect(refusedReply(given, { title }, { form, fieldOf: () => 'input' }).result).toEqual({ input: ['Too short.'] });
  expect(refusedReply(given, { title }, { form, fieldOf: () => undefined })).not.toHaveProperty('result');
  const once = { form, saysItOnce: true };
  expect(refusedReply(given, { title, message: 'Not saved.' }, once)).toMatchObject({
    message: { message: 'Not saved.' },
    result: { name: ['Too short.'] },
  });
  const whole = { ...given, field: undefined };
  expect(refusedReply(whole, { title, message: 'Not saved.' }, once).message.message).toBe('Too short.');
  expect(refusedReply(refusal, { title }, { form })).not.toHaveProperty('result');
  expect(refusedReply(given, { title })).not.toHaveProperty('result');
});

test('programs get the wait in seconds, at least one', () => {
  jest.spyOn(Date, 'now').mockReturnValue((ahead - 90) * 1000);
  expect(retryAfterHeader(ahead)).toEqual({ 'Retry-After': '90' });
  jest.restoreAllMocks();
  expect(retryAfterHeader(1)).toEqual({ 'Retry-After': '1' });
  expect(retryAfterHeader(null)).toEqual({});
});
