import { shareResult } from './share-result';

test('askers share a running check, and its result until it is too old', async () => {
  let nowMs = 0;
  const ends: ((result: string) => void)[] = [];
  const ask = shareResult(
    () => new Promise<string>((resolve) => ends.push(resolve)),
    1_000,
    () => nowMs,
  );
  const first = [ask(), ask()];
  // A slow check is not started again.
  nowMs = 5_000;
  first.push(ask());
  ends[0]?.('first');
  expect(await Promise.all(first)).toEqual(['first', 'first', 'first']);
  nowMs = 5_999;
  expect(await ask()).toBe('first');
  expect(ends).toHaveLength(1);
  nowMs = 6_000;
  const second = ask();
  ends[1]?.('second');
  expect(await second).toBe('second');
});

test('a check that fails is repeated after the same time', async () => {
  let nowMs = 0;
  let checks = 0;
  const ask = shareResult(
    async () => {
      checks += 1;
      if (checks === 1) throw new Error('no answer');
      return checks;
    },
    1_000,
    () => nowMs,
  );
  await expect(ask()).rejects.toThrow('no answer');
  await expect(ask()).rejects.toThrow('no answer');
  nowMs = 1_000;
  expect(await ask()).toBe(2);
});
