import { serverEntry as entry } from '../../testing/fixtures';
import { formatMemory, formatPartOf, formatPercent, formatPing, formatUptime } from '../charts/format-measures';
import type { SortDirection, SortKey } from './sort-servers';
import { sortServers } from './sort-servers';
import { summariseServers } from './summarise-servers';

const now = 1_000_000;
test.each([
  [now - 90_000, '1d 1h'],
  [now - 86_400, '1d 0h'],
  [now - 3_660, '1h 1m'],
  [now - 3_600, '1h 0m'],
  [now - 59, '0m'],
  [0, 'Unknown'],
  [now + 60, 'Unknown'],
])('started at %i is up %s', (startup, text) => {
  expect(formatUptime({ online: true, startup }, now)).toBe(text);
});

test('a server that is offline has no uptime', () => {
  expect(formatUptime({ online: false, startup: now - 60 }, now)).toBe('Unknown');
});

test('percentages have one decimal, memory and pings have none', () => {
  expect([formatPercent(12.345, 'en'), formatPercent(0, 'en')]).toEqual(['12.3%', '0.0%']);
  expect([formatPing(12.6, 'en'), formatPing(null, 'en')]).toEqual(['13 ms', '–']);
  const ram = { usage: 1, currently: 1023.6, total: 20_480 };
  expect([formatMemory(ram, 'en'), formatMemory({ ...ram, total: 0 }, 'en')]).toEqual(['1024/20480 MB', '1024 MB']);
});

test('measures are written in the visitor’s way', () => {
  expect([formatPercent(12.345, 'de'), formatPartOf(1.5, 8, 'de')]).toEqual(['12,3\u00a0%', '1,5/8']);
  expect(formatPing(12.6, 'ar-EG')).toBe('١٣ ms');
});

const servers = [
  entry('10', 'beta', { stats: { player: 3, platform: {} }, cpu: null }),
  entry('9', 'Alpha', { online: false, stats: { player: 0, platform: {} } }),
  entry('2', 'gamma', { maintenance: 'soon', ram: null }),
  entry('1', 'alpha 10', { disable: true }),
];
const idsBy = (key: SortKey, direction: SortDirection = 'asc') =>
  sortServers(servers, key, direction).map(({ id }) => id);

test.each<[SortKey, SortDirection, string[]]>([
  ['id', 'asc', ['1', '2', '9', '10']],
  ['id', 'desc', ['10', '9', '2', '1']],
  ['name', 'asc', ['9', '1', '10', '2']],
  ['status', 'asc', ['1', '9', '2', '10']],
  ['status', 'desc', ['10', '2', '9', '1']],
  ['players', 'desc', ['1', '2', '10', '9']],
  ['cpu', 'asc', ['10', '1', '2', '9']],
  ['ram', 'asc', ['2', '1', '9', '10']],
])('sorting by %s %s', (key, direction, ids) => {
  expect(idsBy(key, direction)).toEqual(ids);
});

test('a server whose players nobody counts sorts below an empty one', () => {
  const unknown = entry('7', 'seven', { playersKnown: false, stats: { player: 0, platform: {} } });
  expect(sortServers([...servers, unknown], 'players', 'asc').map(({ id }) => id)).toEqual(['7', '9', '10', '1', '2']);
});

test('sorting changes nothing in place', () => {
  const before = [...servers];
  idsBy('name');
  expect(servers).toEqual(before);
});

test('disabled servers are not in the summary, and those in maintenance are not online', () => {
  expect(
    summariseServers([
      entry('1', 'a', { ping: 10 }),
      entry('2', 'b', { ping: 31 }),
      entry('3', 'c', { ping: null }),
      entry('4', 'd', { maintenance: 'x', ping: 500 }),
      entry('5', 'e', { disable: true, stats: { player: 99, platform: {} } }),
      entry('6', 'f', { online: false, stats: { player: 0, platform: {} } }),
    ]),
  ).toEqual({ players: 20, online: 3, total: 5, averagePing: 20.5 });
  expect(summariseServers([])?.averagePing).toBeNull();
  expect(summariseServers([])?.players).toBe(0);
  const untold = { playersKnown: false, stats: { player: 0, platform: {} } };
  expect(summariseServers([entry('1', 'a', untold)])?.players).toBeNull();
  expect(summariseServers([entry('1', 'a', untold), entry('2', 'b', {})])?.players).toBe(5);
  expect(summariseServers([entry('1', 'a', {}), entry('2', 'b', { awaited: true })])).toBeNull();
  expect(summariseServers([entry('1', 'a', {}), entry('2', 'b', { awaited: true, disable: true })])?.total).toBe(1);
});

test('demo servers are last in every order, and are counted only if there is no real server', () => {
  const demo = entry('1', 'a', { demo: true, online: true, stats: { player: 90, platform: {} } });
  const real = entry('2', 'b', { online: true, stats: { player: 4, platform: {} } });
  for (const direction of ['asc', 'desc'] as const)
    expect(sortServers([demo, real], 'players', direction).map(({ id }) => id)).toEqual(['2', '1']);
  expect(summariseServers([demo, real])).toMatchObject({ players: 4, total: 1 });
  expect(summariseServers([demo])).toMatchObject({ players: 90, total: 1 });
});
