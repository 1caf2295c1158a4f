import { WorkLimiter } from './work-limiter';

test('a few run, some wait in order, the rest are refused', async () => {
  const limiter = new WorkLimiter({ maxRunning: 2, maxWaiting: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (number: number) =>
    limiter.run(() => {
      started.push(number);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const running = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 2 } });
  expect(started).toEqual([1, 2]);
  finish.shift()?.();
  await running[0];
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  for (let next = finish.shift(); next; next = finish.shift()) {
    next();
    await new Promise(setImmediate);
  }
  await Promise.all(running);
  expect(started).toEqual([1, 2, 3, 4]);
});

test('work that fails makes room', async () => {
  const limiter = new WorkLimiter({ maxRunning: 1, maxWaiting: 0 });
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limiter.run(() => Promise.resolve('yes'))).toBe('yes');
});
