import * as v from 'valibot';
import { UnixMillisecondsSchema } from './unix-milliseconds';

test.each([
  [1_760_000_000_123, 1_760_000_000_123],
  [1_760_000_000, 1_760_000_000_000],
  ['1760000000.5', 1_760_000_000_500],
  [1_760_000_000_123_456, 1_760_000_000_123],
  [1.760000000123456e18, 1_760_000_000_123],
  [0, 0],
  [null, 0],
])('the time %j of a question or an answer means %j', (wire, time) => {
  expect(v.parse(UnixMillisecondsSchema, wire)).toBe(time);
});
