import { chartTicks, pointsOf, thinPoints, withGaps } from './chart-words';

const minutes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    time: index * 60,
    web_online_count: index,
    game_online_count: null,
    request_count: null,
  }));

test.each([
  ['1h', 60],
  ['6h', 360],
  ['12h', 720],
  ['24h', 1440],
] as const)('%s is the last %i minutes', (range, count) => {
  const shown = pointsOf(range, minutes(1440));
  expect(shown).toHaveLength(count);
  expect(shown.at(-1)?.time).toBe(1439 * 60);
});

test.each([0, 1, 48, 49, 60, 1440])('a table of %i minutes stays short and ends with the newest', (count) => {
  const thin = thinPoints(minutes(count));
  expect(thin.length).toBeLessThanOrEqual(48);
  expect(thin.at(-1)).toEqual(minutes(count).at(-1));
});

test('minutes that nobody measured are a gap', () => {
  const points = minutes(10).filter((_, minute) => minute < 3 || minute > 6);
  const shown = withGaps(points);
  expect(shown.map(({ time, web_online_count }) => [time / 60, web_online_count])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, null],
    [7, 7],
    [8, 8],
    [9, 9],
  ]);
});

test.each([
  ['an hour', 60, 0, 600],
  ['a day', 1_440, 0, 3 * 3_600],
  ['a day in India', 1_440, 19_800, 3 * 3_600],
])('the axis of %s names few full times by the visitor’s clock', (_, minutes, offset, step) => {
  const start = 1_800_000_120;
  const times = Array.from({ length: minutes }, (_point, index) => ({
    time: start + index * 60,
    web_online_count: 1,
    game_online_count: null,
    request_count: null,
  }));
  const ticks = chartTicks(times, offset);
  expect(ticks.length).toBeGreaterThan(4);
  expect(ticks.length).toBeLessThan(11);
  expect(ticks.every((tick) => (tick + offset) % step === 0 && tick >= start)).toBe(true);
});

test('an axis without points does not loop forever', () => {
  expect(chartTicks([], 0)).toEqual([0]);
});
