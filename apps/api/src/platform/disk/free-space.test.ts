import { FreeSpace } from './free-space';

const megabyte = 1024 * 1024;

test.each([
  [199, true],
  [201, false],
])('%i MB free: low is %s', async (megabytes, isLow) => {
  const space = new FreeSpace('/', { readFreeBytes: () => Promise.resolve(megabytes * megabyte) });
  await expect(space.isLow()).resolves.toBe(isLow);
});

test('a file system that does not report its free space counts as roomy', async () => {
  const space = new FreeSpace('/', { readFreeBytes: () => Promise.reject(new Error('ENOSYS')) });
  await expect(space.isLow()).resolves.toBe(false);
});

test('the disk is not asked for every request', async () => {
  const readFreeBytes = jest.fn(() => Promise.resolve(0));
  const space = new FreeSpace('/', { readFreeBytes });
  await space.isLow();
  await space.isLow();
  expect(readFreeBytes).toHaveBeenCalledTimes(1);
});

test('low space is reported once even if nobody asks, and once more when there is clearly enough', async () => {
  // Fakes only the clock and intervals; promises stay real.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const free = [300, 199, 205, 150, 219, 220, 199.9].map((megabytes) => megabytes * megabyte);
  const told: [boolean, number][] = [];
  const space = new FreeSpace('/', {
    readFreeBytes: () => Promise.resolve(free.shift() ?? 0),
    onChange: (isLow, freeBytes) => told.push([isLow, Math.round(freeBytes / megabyte)]),
  });
  const stop = space.watch();
  for (let turn = 0; turn < 6; turn += 1) await jest.advanceTimersByTimeAsync(10_000);
  stop();
  jest.useRealTimers();
  expect(told).toEqual([
    [true, 199],
    [false, 220],
    [true, 200],
  ]);
});
