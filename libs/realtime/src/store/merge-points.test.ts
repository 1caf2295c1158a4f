import fc from 'fast-check';
import type { StatisticsPoint } from '@starhaven/contracts/status';
import { chartMaxPoints, statisticsFields } from '@starhaven/contracts/status';
import type { ChartPoint } from '../shell/live-store';
import { mergePoints } from './merge-points';

/** The specification's rule taken literally: all points by time, sorted, the latest 1440. */
function mergeSlowly(added: readonly StatisticsPoint[]): ChartPoint[] {
  const byTime = new Map<number, ChartPoint>();
  for (const { time, field, value } of added) {
    const point = byTime.get(time) ?? { time, web_online_count: null, game_online_count: null, request_count: null };
    byTime.set(time, { ...point, [field]: value });
  }
  return [...byTime.values()].sort((a, b) => a.time - b.time).slice(-chartMaxPoints);
}

const points = fc.array(
  fc.record({
    time: fc.oneof(fc.nat(40), fc.nat(5_000)),
    field: fc.constantFrom(...statisticsFields),
    value: fc.nat(3),
  }),
  { maxLength: 3_000, size: 'max' },
);

test('the result is the same for all pieces and orders, and known points are not changed', () => {
  fc.assert(
    fc.property(points, fc.nat(3_000), (all, cut) => {
      const first = mergePoints([], all.slice(0, cut));
      const before = JSON.stringify(first);
      const merged = mergePoints(first, all.slice(cut));
      expect(JSON.stringify(first)).toBe(before);
      expect(JSON.stringify(merged)).toBe(JSON.stringify(mergeSlowly(all)));
    }),
    // Shrinking thousands of points would take longer than reading them.
    { numRuns: 30, endOnFailure: true },
  );
});

test('minutes that did not change stay the same objects', () => {
  const value = (time: number): StatisticsPoint => ({ time, field: 'request_count', value: 1 });
  const known = mergePoints([], [value(60), value(120)]);
  const merged = mergePoints(known, [value(60), value(180)]);
  expect([merged[0] === known[0], merged[1] === known[1], merged.length]).toEqual([true, true, 3]);
});
