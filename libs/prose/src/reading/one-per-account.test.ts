import { onePerAccount } from './one-per-account.server';

/** Work of an account that ends on demand. */
function start(account: string) {
  const seen = { hasStarted: false, end: () => {} };
  let tellStarted = () => {};
  const started = new Promise<void>((resolve) => (tellStarted = resolve));
  const result = onePerAccount(account, () => {
    seen.hasStarted = true;
    tellStarted();
    return new Promise<string>((resolve) => (seen.end = () => resolve('done')));
  });
  return { seen, result, started };
}

test('the work of an account runs one after another, and only the newest waits', async () => {
  const [first, second, third] = [start('1'), start('1'), start('1')];
  expect(await second.result).toBeNull();
  expect([first, second, third].map(({ seen }) => seen.hasStarted)).toEqual([true, false, false]);
  first.seen.end();
  expect(await first.result).toBe('done');
  await third.started;
  third.seen.end();
  expect(await third.result).toBe('done');
});

test('other accounts do not wait', async () => {
  const [first, other] = [start('2'), start('3')];
  expect(other.seen.hasStarted).toBe(true);
  other.seen.end();
  first.seen.end();
  expect(await Promise.all([first.result, other.result])).toEqual(['done', 'done']);
});

test('work that fails lets the next one run', async () => {
  const failing = onePerAccount('4', () => Promise.reject(new Error('no')));
  const next = start('4');
  await expect(failing).rejects.toThrow('no');
  await next.started;
  next.seen.end();
  expect(await next.result).toBe('done');
});
