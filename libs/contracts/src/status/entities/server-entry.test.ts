import * as v from 'valibot';
import { ServerListSchema } from './server-entry';

const row = { id: 3, name: 'Teyvat', server: { game: '1', online: 1, version: '5.4, 5.5' } };
const flat = { id: 3, name: 'Teyvat', game: '1', online: true, version: ['5.4', '5.5'] };
const parsed = {
  id: '3',
  name: 'Teyvat',
  server: {
    game: 1,
    privacy: -1,
    online: true,
    maintenance: '',
    disable: false,
    version: ['5.4', '5.5'],
    ping: null,
    startup: 0,
    commit: '',
    stats: { player: 0, platform: {} },
    playersKnown: true,
    awaited: false,
    cpu: null,
    ram: null,
    address: '',
    entry: '',
    demo: false,
  },
};

test.each<[string, unknown]>([
  ['{data: list}', { data: [row] }],
  ['an envelope with a list', { retcode: 0, message: '', data: [row] }],
  ['a list', [row]],
  ['{servers: list}', { servers: [row] }],
  ['a map by id', { '3': row }],
  ['{data: map}', { data: { '3': row } }],
  ['flat rows', [flat]],
])('accepts %s', (_name, wire) => {
  expect(v.parse(ServerListSchema, wire)).toEqual({ data: [parsed] });
});

test.each([[null], ['x'], [7], [[{ name: 'no id' }]], [{ data: 'x' }], [{ data: [{ id: 1 }] }], [{ retcode: -1 }]])(
  'refuses %j',
  (wire) => {
    expect(v.is(ServerListSchema, wire)).toBe(false);
  },
);

test.each([
  ['Back at 10', 'Back at 10'],
  [true, 'Maintenance'],
  [false, ''],
  [null, ''],
  [0, ''],
])('maintenance %j is shown as %j', (maintenance, expected) => {
  const { data } = v.parse(ServerListSchema, [{ ...row, server: { maintenance } }]);
  expect(data[0]?.server.maintenance).toBe(expected);
});

test('percentages come as numbers or texts', () => {
  const { data } = v.parse(ServerListSchema, [{ ...row, server: { cpu: { usage: '12.5 %' }, ram: { usage: 7 } } }]);
  expect(data[0]?.server).toMatchObject({ cpu: { usage: 12.5, core: null }, ram: { usage: 7, total: 0 } });
});
