import { pauseUntil } from './pause';

const nowMs = 1_800_000_000_000;
const inSeconds = (seconds: number) => nowMs / 1000 + seconds;
const hourMs = 3_600_000;

test.each([
  ['equal clocks', inSeconds(7), null, 7_000],
  ['no end', 0, null, 10_000],
  ['a clock that is an hour ahead', inSeconds(3_607), null, 10_000],
  ['a clock that is an hour behind', inSeconds(-3_593), null, 10_000],
  ['a clock known to be an hour ahead', inSeconds(3_607), hourMs, 7_000],
  ['a clock known to be an hour behind', inSeconds(-3_593), -hourMs, 7_000],
  ['a longer wait by a known clock', inSeconds(60), 0, 60_000],
  ['an end that is over by a known clock', inSeconds(-1), 0, 1_000],
])('%s', (_name, until, aheadMs, waitMs) => {
  expect(pauseUntil(until, nowMs, aheadMs)).toBe(waitMs);
});
