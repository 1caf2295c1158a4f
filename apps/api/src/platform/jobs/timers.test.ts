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
