import { UpstreamError } from '../failures/upstream-error';
import { orElse, orNull } from './or-else';

const timeout = new UpstreamError('timeout', 'listGames', 'no answer in time');

test('a read that succeeds is not replaced', async () => {
  expect(
    await orElse(
      async () => 'games',
      () => 'none',
    ),
  ).toBe('games');
  expect(await orNull(async () => undefined)).toBeUndefined();
});

test('a failure of the host is replaced', async () => {
  expect(
    await orElse(
      () => Promise.reject(timeout),
      ({ kind }) => kind,
    ),
  ).toBe('timeout');
  expect(
    await orElse(
      () => Promise.reject(timeout),
      async () => 'late',
    ),
  ).toBe('late');
  expect(await orNull(() => Promise.reject(timeout))).toBeNull();
});

test('a fault of our own code is thrown', async () => {
  const fault = new TypeError('fault');
  await expect(
    orElse(
      () => Promise.reject(fault),
      () => 'none',
    ),
  ).rejects.toBe(fault);
  const answer = new Response('Not Found', { status: 404 });
  await expect(orNull(() => Promise.reject(answer))).rejects.toBe(answer);
});
