import { FreeSpace } from './free-space';

test.each([
  [199, true],
  [201, false],
])('%i MB free: low is %s', async (megabytes, isLow) => {
  const space = new FreeSpace('/', () => Promise.resolve(megabytes * 1024 * 1024));
  await expect(space.isLow()).resolves.toBe(isLow);
});

test('a file system that does not say counts as roomy', async () => {
  const space = new FreeSpace('/', () => Promise.reject(new Error('ENOSYS')));
  await expect(space.isLow()).resolves.toBe(false);
});

test('the disk is not asked for every request', async () => {
  const read = jest.fn(() => Promise.resolve(0));
  const space = new FreeSpace('/', read);
  await space.isLow();
  await space.isLow();
  expect(read).toHaveBeenCalledTimes(1);
});
