import { failureStatus, refusalStatus } from './failure-status';
import { UpstreamError } from './upstream-error';

test.each([
  ['timeout', undefined, 504],
  ['refused', undefined, 503],
  ['business', 429, 503],
  ['business', 403, 502],
  ['network', undefined, 502],
  ['shape', undefined, 502],
] as const)('a page without data because of %s %s has the status %i', (kind, retcode, status) => {
  expect(failureStatus(new UpstreamError(kind, 'x', 'y', retcode === undefined ? {} : { retcode }))).toBe(status);
});

test.each([
  [[403], 403],
  [[429], 503],
  [[-1], 502],
  [[0, 500], 502],
  [[0, 429, 403], 403],
])('a page whose reads were answered with %j has the status %i', (retcodes, status) => {
  const replies = retcodes.map((retcode) => (retcode === 0 ? { ok: true as const } : { ok: false as const, retcode }));
  expect(refusalStatus(...replies)).toBe(status);
});
