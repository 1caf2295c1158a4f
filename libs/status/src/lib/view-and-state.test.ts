import { incident, nowSeconds } from '../testing/fixtures';
import { measuredComponents } from './incidents/components';
import { overallState } from './servers/overall-state';
import { currentFirst } from './incidents/sort-incidents';
import { defaultView, readStatusView, sortedBy, statusViewPath } from './status-view';

const read = (search: string) => readStatusView(new URLSearchParams(search));

test('an empty or invalid address gives the default view', () => {
  expect(read('')).toEqual(defaultView);
  expect(read('view=3d&disabled=maybe&sort=constructor&dir=up&range=toString&uptime=1')).toEqual(defaultView);
});

test('an address comes back as it was', () => {
  const path = '/status?view=cards&disabled=hide&sort=players&dir=desc&range=6h&uptime=all&statistics=table';
  expect(statusViewPath(read(path.slice(path.indexOf('?'))))).toBe(path);
  expect(statusViewPath(defaultView)).toBe('/status');
});

test('the first click on a column sorts ascending, the next turns it round', () => {
  const players = sortedBy(defaultView, 'players');
  expect(players).toMatchObject({ sort: 'players', direction: 'asc' });
  expect(sortedBy(players, 'players')).toMatchObject({ sort: 'players', direction: 'desc' });
  expect(sortedBy(sortedBy(players, 'players'), 'players')).toMatchObject({ direction: 'asc' });
  // By id ascending is the default, so the first click there reverses it.
  expect(sortedBy(defaultView, 'id')).toMatchObject({ sort: 'id', direction: 'desc' });
});

test('current incidents come first, then planned work, the soonest first, then ended ones', () => {
  const planned = (id: string, inHours: number) =>
    incident({ id, kind: 'maintenance', state: 'scheduled', startsAt: nowSeconds + inHours * 3_600 });
  const given = [
    planned('in two days', 48),
    planned('tomorrow', 24),
    incident({ id: 'over', state: 'resolved' }),
    incident({ id: 'now' }),
    incident({ id: 'long over', state: 'resolved' }),
    incident({ id: 'under way', kind: 'maintenance', state: 'in_progress' }),
  ];
  expect(currentFirst(given).map(({ id }) => id)).toEqual([
    'now',
    'under way',
    'tomorrow',
    'in two days',
    'over',
    'long over',
  ]);
});

test.each([
  ['operational', ['operational', 'operational'], []],
  ['operational', ['operational', 'unknown'], []],
  ['unknown', ['operational', 'operational', 'unknown'], []],
  ['unknown', ['unknown', 'unknown'], []],
  ['maintenance', ['operational', 'maintenance', 'unknown'], []],
  ['offline', ['degraded', 'offline', 'maintenance'], []],
  ['degraded', ['operational'], [incident()]],
  ['offline', ['operational'], [incident({ impact: 'outage' })]],
  ['operational', ['operational'], [incident({ state: 'resolved', endsAt: nowSeconds })]],
  ['maintenance', ['operational'], [incident({ kind: 'maintenance', state: 'in_progress', impact: 'none' })]],
  ['operational', ['operational'], [incident({ kind: 'maintenance', state: 'scheduled', impact: 'none' })]],
  ['unknown', [], []],
] as const)('%s is the worst of %j and what the operator says', (expected, states, incidents) => {
  expect(
    overallState(
      states.map((state, index) => ({
        state,
        name: (['web', 'game_servers', 'database'] as const)[index] ?? 'delivery',
      })),
      incidents,
    ),
  ).toBe(expected);
});

test('a part that nobody measured is unknown, never operational', () => {
  const states = measuredComponents([{ name: 'database', state: 'degraded', detail: '', latencyMs: 7, measuredAt: 1 }]);
  expect(states.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'web unknown',
    'game_servers unknown',
    'database degraded',
    'delivery unknown',
  ]);
});
