import { onePerAccount } from './one-per-account.server';

/** Work of an account that ends on demand. */
function start(account: string) {
  const seen = { hasStarted: false, end: () => {} };
  const result = onePerAccount(account, () => {
    seen.hasStarted = true;
    return new Promise<string>((resolve) => (seen.end = () => resolve('done')));
  });
  return { seen, result };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the work of an account runs one after another, and only the newest waits', async () => {
  const [first, second, third] = [start('1'), start('1'), start('1')];
  expect(await second.result).toBeNull();
  expect([first, second, third].map(({ seen }) => seen.hasStarted)).toEqual([true, false, false]);
  first.seen.end();
  expect(await first.result).toBe('done');
  await settle();
  expect(third.seen.hasStarted).toBe(true);
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
  await settle();
  next.seen.end();
  expect(await next.result).toBe('done');
});
