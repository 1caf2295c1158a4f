import { Timers } from './timers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a job runs after the first delay, then at its interval, also after a failure', async () => {
  const onFailure = jest.fn();
  const run = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const timers = new Timers(onFailure);
  timers.every('tidy', 1000, run, 100);
  await jest.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith('tidy', new Error('no'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await timers.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a slow run does not overlap with a second one, and stopping waits for it', async () => {
  let finish = () => {};
  const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const timers = new Timers(jest.fn());
  timers.every('slow', 10, run, 0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopping = timers.stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(100);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await jest.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job that is running is run once more afterwards, for all callers together', async () => {
  const ends: (() => void)[] = [];
  const run = jest.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const timers = new Timers(jest.fn());
  timers.every('job', 10, run, 0);
  await jest.advanceTimersByTimeAsync(0);
  const joined = jest.fn();
  for (let caller = 0; caller < 3; caller += 1) void timers.run('job', run).then(joined);
  void timers.run('other', run);
  expect(run).toHaveBeenCalledTimes(2);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(5);
  expect(run).toHaveBeenCalledTimes(3);
  expect(joined).not.toHaveBeenCalled();
  ends[2]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(joined).toHaveBeenCalledTimes(3);
  ends[1]?.();
  await timers.stop();
});

test('a stop tells running work, which ends early', async () => {
  const timers = new Timers(jest.fn());
  let steps = 0;
  const run = timers.run('long', async (signal) => {
    for (; !signal.aborted; steps += 1) await Promise.resolve();
  });
  await Promise.resolve();
  await timers.stop();
  await run;
  expect(steps).toBeGreaterThan(0);
});
