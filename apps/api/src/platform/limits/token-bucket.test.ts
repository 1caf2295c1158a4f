import { TokenBucket } from './token-bucket';

test('a burst passes, then the steady rate', () => {
  let nowMs = 0;
  const bucket = new TokenBucket({ perSecond: 2, burst: 5 }, nowMs);
  const takeAll = () => {
    let taken = 0;
    while (bucket.take(nowMs)) taken += 1;
    return taken;
  };
  expect(takeAll()).toBe(5);
  nowMs += 499;
  expect(takeAll()).toBe(0);
  nowMs += 1;
  expect(takeAll()).toBe(1);
  nowMs += 3_600_000;
  expect(takeAll()).toBe(5);
});
