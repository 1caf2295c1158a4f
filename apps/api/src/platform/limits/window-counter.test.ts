import { WindowCounter } from './window-counter';

function counter(maxKeys = 10) {
  let nowMs = 0;
  const windows = new WindowCounter(1_000, maxKeys, () => nowMs);
  return { hit: (key: string) => windows.hit(key), wait: (ms: number) => (nowMs += ms) };
}

test('each key has its own window, which begins with its first hit', () => {
  const { hit, wait } = counter();
  expect(hit('a')).toEqual({ count: 1, leftMs: 1_000 });
  wait(600);
  expect(hit('a')).toEqual({ count: 2, leftMs: 400 });
  expect(hit('b')).toEqual({ count: 1, leftMs: 1_000 });
  wait(400);
  expect(hit('a')).toEqual({ count: 1, leftMs: 1_000 });
  expect(hit('b')).toEqual({ count: 2, leftMs: 600 });
});

test('with too many keys it forgets the one whose last hit is the oldest', () => {
  const { hit } = counter(2);
  hit('busy');
  for (let other = 0; other < 100; other += 1) {
    hit(`other ${other}`);
    hit('busy');
  }
  expect(hit('busy').count).toBe(102);
  expect(hit('other 0').count).toBe(1);
});
