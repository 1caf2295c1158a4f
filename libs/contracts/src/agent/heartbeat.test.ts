import * as v from 'valibot';
import { HeartbeatSchema } from './heartbeat';

const whole = {
  online: true,
  players: 3,
  platforms: { PC: 2, iOS: 1 },
  cpu: { usage: 12.5, usageRaw: 50, coreLimit: 4, coreTotal: 8 },
  ram: { usedMb: 2048, totalMb: 4096 },
  uptimeSeconds: 60,
  versions: ['5.4'],
  commit: 'abc',
  maintenance: '',
};

// JSON has no NaN: it is sent as null.
test.each([[null], [-1], [1e308], ['12'], [undefined], [{}]])('a heartbeat with %j players still counts', (players) => {
  expect(v.parse(HeartbeatSchema, { ...whole, players })).toEqual({ ...whole, players: null });
});

test('an empty heartbeat still counts', () => {
  expect(v.parse(HeartbeatSchema, {})).toEqual({
    online: true,
    players: null,
    platforms: {},
    cpu: null,
    ram: null,
    uptimeSeconds: null,
    versions: [],
    commit: '',
    maintenance: '',
  });
  expect(v.is(HeartbeatSchema, null)).toBe(false);
  expect(v.is(HeartbeatSchema, 'alive')).toBe(false);
});

test('one bad number spoils no other', () => {
  const sent = { ...whole, cpu: { ...whole.cpu, usage: -4 }, ram: 'full', platforms: { PC: 2, Mac: null, iOS: -3 } };
  const got = v.parse(HeartbeatSchema, sent);
  expect(got.cpu).toEqual({ ...whole.cpu, usage: null });
  expect(got.ram).toBeNull();
  expect(got.platforms).toEqual({ PC: 2 });
});

test('texts are cut and lose control characters', () => {
  const got = v.parse(HeartbeatSchema, {
    ...whole,
    maintenance: `\u001b[31m${'x'.repeat(300)}`,
    commit: 'a\u202eb\u0000c',
    versions: ['1', '1', '', 2],
  });
  expect(got.maintenance).toHaveLength(200);
  expect(got.maintenance.startsWith('[31mx')).toBe(true);
  expect(got.commit).toBe('abc');
  expect(got.versions).toEqual(['1']);
});

test('names of platforms cannot change a prototype', () => {
  const got = v.parse(HeartbeatSchema, { platforms: JSON.parse('{"__proto__":5,"PC":1}') });
  expect(Object.getPrototypeOf(got.platforms)).toBe(Object.prototype);
  expect(got.platforms['PC']).toBe(1);
});

const { cpu, ram } = whole;
test.each<[object, object]>([
  [{ players: 1_000_000 }, {}],
  [{ players: 1_000_001 }, { players: null }],
  [{ platforms: { PC: 2, iOS: 2 } }, { platforms: {} }],
  [{ players: null, platforms: { PC: 600_000, iOS: 600_000 } }, { platforms: {} }],
  [{ platforms: { PC: 1, iOS: 1_000_001 } }, { platforms: { PC: 1 } }],
  [{ cpu: { ...cpu, usage: 100.1 } }, { cpu: { ...cpu, usage: null } }],
  [{ cpu: { ...cpu, usageRaw: 409_601 } }, { cpu: { ...cpu, usageRaw: null } }],
  [{ cpu: { ...cpu, coreLimit: 4_097, coreTotal: 4_097 } }, { cpu: { ...cpu, coreLimit: null, coreTotal: null } }],
  [{ ram: { usedMb: 2 ** 26 + 1, totalMb: 2 ** 26 } }, { ram: { usedMb: null, totalMb: 2 ** 26 } }],
  [{ ram: { ...ram, usedMb: 4097 } }, { ram: { usedMb: 4097, totalMb: null } }],
  [{ uptimeSeconds: 21 * 365 * 86_400 }, { uptimeSeconds: null }],
])('of %j only what is plausible is kept', (sent, got) => {
  expect(v.parse(HeartbeatSchema, { ...whole, ...sent })).toEqual({ ...whole, ...sent, ...got });
});
