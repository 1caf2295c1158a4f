import type { ServerEntry, StatisticsField } from '@starhaven/contracts/status';
import { chartMaxPoints, ServerEntrySchema } from '@starhaven/contracts/status';
import * as v from 'valibot';
import { mergePoints } from './merge-points';
import { mergeServers, replaceServers } from './merge-servers';

const point = (time: number, value: number, field: StatisticsField = 'web_online_count') => ({ time, field, value });
const entry = (id: string, ping = 10): ServerEntry => v.parse(ServerEntrySchema, { id, name: id, server: { ping } });

test('values of one minute are one point, and repeated values replace the earlier ones', () => {
  const first = mergePoints([], [point(60, 1), point(60, 5, 'request_count')]);
  expect(first).toEqual([{ time: 60, web_online_count: 1, game_online_count: null, request_count: 5 }]);
  expect(mergePoints(first, [point(60, 2), point(60, 9, 'game_online_count')])).toEqual([
    { time: 60, web_online_count: 2, game_online_count: 9, request_count: 5 },
  ]);
});

test('points are sorted by time whatever order they came in', () => {
  const merged = mergePoints(mergePoints([], [point(180, 3), point(60, 1)]), [point(120, 2)]);
  expect(merged.map(({ time }) => time)).toEqual([60, 120, 180]);
});

test('the latest 1440 minutes are kept', () => {
  const day = Array.from({ length: chartMaxPoints }, (_, minute) => point(minute * 60, minute));
  const merged = mergePoints(mergePoints([], day), [point(chartMaxPoints * 60, 7)]);
  expect(merged).toHaveLength(chartMaxPoints);
  expect([merged[0]?.time, merged.at(-1)?.time]).toEqual([60, chartMaxPoints * 60]);
});

test('nothing new is the same list', () => {
  const known = mergePoints([], [point(60, 1)]);
  expect(mergePoints(known, [])).toBe(known);
  expect(mergePoints(known, [point(60, 1), point(60, 1)])).toBe(known);
  const servers = [entry('1'), entry('2')];
  expect(replaceServers(servers, [entry('1'), entry('2')])).toBe(servers);
});

test('a repeated list keeps the servers that did not change', () => {
  const known = [entry('1'), entry('2')];
  const next = replaceServers(known, [entry('1'), entry('2', 99)]);
  expect(next[0]).toBe(known[0]);
  expect(next[1]).not.toBe(known[1]);
  expect(next[1]?.server.ping).toBe(99);
});

test('a repeated list removes servers that are not in it, and has each server once', () => {
  expect(replaceServers([entry('1')], [entry('2'), entry('2', 5)])).toEqual([entry('2', 5)]);
});

test('changed servers keep their place, new ones come last, removed ones go', () => {
  const known = [entry('1'), entry('2'), entry('3')];
  const merged = mergeServers(
    known,
    new Map([
      ['2', entry('2', 99)],
      ['4', entry('4')],
      ['3', null],
    ]),
  );
  expect(merged.map(({ id }) => id)).toEqual(['1', '2', '4']);
  expect(merged[0]).toBe(known[0]);
  expect(merged[1]?.server.ping).toBe(99);
});

test('a host without end does not fill the page', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => entry(String(index)));
  expect(replaceServers(null, many)).toHaveLength(1_000);
  expect(mergeServers([], new Map(many.map((one) => [one.id, one])))).toHaveLength(1_000);
});
