import { AnswerCache } from './answer-cache';
import type { ContentVersions } from '../content-versions';

const versions = { current: async () => '1' } as unknown as ContentVersions;

afterEach(() => jest.useRealTimers());

test('a load that never ends times out, and the next request starts a new one', async () => {
  jest.useFakeTimers();
  const cache = new AnswerCache(versions, 'games');
  const stuck = Array.from({ length: 3 }, () => cache.get('all', () => new Promise(() => {})).catch(String));
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await Promise.all(stuck)).toEqual(Array(3).fill('Error: no answer within 10000 ms'));
  await expect(cache.get('all', async () => ({ retcode: 0 }))).resolves.toMatchObject({ etag: expect.any(String) });
});

test('a failed load does not remove a later one from the cache', async () => {
  const cache = new AnswerCache(versions, 'games');
  await expect(cache.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const kept = await cache.get('all', async () => 1);
  expect(await cache.get('all', async () => 2)).toBe(kept);
});
