import { fromUnixSeconds } from './from-unix-seconds';
import { toUnixSeconds } from './to-unix-seconds';

test('seconds of the wire are rounded down, and 0 means never', () => {
  expect([toUnixSeconds(new Date(1_700_000_000_999)), toUnixSeconds(null)]).toEqual([1_700_000_000, 0]);
  expect([fromUnixSeconds(1_700_000_000), fromUnixSeconds(0)]).toEqual([new Date(1_700_000_000_000), null]);
});
