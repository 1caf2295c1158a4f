import * as v from 'valibot';
import { OnlineNumberSchema } from './online-count';
import { StatisticsSchema, toStatisticsColumns } from './statistics-point';

const point = { time: 1_700_000_040, field: 'request_count', value: 12 };

test.each([[{ data: [point] }], [[point]], [{ data: [{ ...point, time: '1700000040', value: '12' }] }]])(
  'accepts %j',
  (wire) => {
    expect(v.parse(StatisticsSchema, wire)).toEqual({ data: [point] });
  },
);

test('leaves out what the chart does not show', () => {
  expect(v.parse(StatisticsSchema, [point, { ...point, field: 'disk_free' }])).toEqual({ data: [point] });
});

test('points come back from columns, without what was not counted', () => {
  const data = [
    { time: 60, field: 'web_online_count' as const, value: 0 },
    { time: 60, field: 'request_count' as const, value: 9 },
    { time: 120, field: 'game_online_count' as const, value: 4 },
  ];
  const columns = toStatisticsColumns(data.toReversed());
  expect(columns.times).toEqual([60, 120]);
  expect(v.parse(StatisticsSchema, columns)).toEqual({ data });
  expect(v.parse(StatisticsSchema, { times: [60], web_online_count: [] })).toEqual({ data: [] });
});

test('a value that cannot be read costs its minute, not the day', () => {
  const columns = { times: [60, 120], request_count: ['many', 4] };
  expect(v.parse(StatisticsSchema, columns)).toEqual({ data: [{ time: 120, field: 'request_count', value: 4 }] });
});

test.each([
  [null],
  [{}],
  [{ data: {} }],
  [{ times: ['soon'], web_online_count: [1] }],
  [[{ ...point, value: 'many' }]],
])('refuses %j', (wire) => {
  expect(v.is(StatisticsSchema, wire)).toBe(false);
});

test.each([
  [3, 3],
  ['3', 3],
  [{ web_online_count: '3', game_online_count: 9 }, 3],
])('the number online is %j', (wire, expected) => {
  expect(v.parse(OnlineNumberSchema, wire)).toBe(expected);
});

test.each([[-1], [{}], [{ game_online_count: 9 }], [null], ['three']])('%j is not a number of users online', (wire) => {
  expect(v.is(OnlineNumberSchema, wire)).toBe(false);
});
