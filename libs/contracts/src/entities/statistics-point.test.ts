import * as v from 'valibot';
import { OnlineNumberSchema } from './online-count';
import { StatisticsSchema } from './statistics-point';

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

test.each([[null], [{}], [{ data: {} }], [[{ ...point, value: 'many' }]]])('refuses %j', (wire) => {
  expect(v.is(StatisticsSchema, wire)).toBe(false);
});

test.each([
  [3, 3],
  ['3', 3],
  [{ web_online_count: '3', game_online_count: 9 }, 3],
])('the number online is %j', (wire, expected) => {
  expect(v.parse(OnlineNumberSchema, wire)).toBe(expected);
});

test.each([[-1], [{}], [{ game_online_count: 9 }], [null], ['three']])('%j is no number online', (wire) => {
  expect(v.is(OnlineNumberSchema, wire)).toBe(false);
});
