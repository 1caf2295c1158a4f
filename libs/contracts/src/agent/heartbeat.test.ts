import * as v from 'valibot';
import { HeartbeatSchema } from './heartbeat';

const whole = {
  online: true,
  players: 3,
  platforms: { PC: 3 },
  cpu: { usage: 12.5, usageRaw: 50, coreLimit: 4, coreTotal: 8 },
  ram: { usedMb: 2048, totalMb: 4096 },
  uptimeSeconds: 60,
  versions: ['5.4'],
  commit: 'abc',
  maintenance: '',
};

// JSON has no NaN: it travels as null.
test.each([[null], [-1], [1e308], ['12'], [undefined], [{}]])('a heartbeat with %j players still counts', (players) => {
  expect(v.parse(HeartbeatSchema, { ...whole, players })).toEqual({ ...whole, players: null });
});

test('a heartbeat that says nothing still counts', () => {
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

test('texts are cut, and hold nothing that is not text', () => {
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

test('names of platforms reach into no prototype', () => {
  const got = v.parse(HeartbeatSchema, { platforms: JSON.parse('{"__proto__":5,"PC":1}') });
  expect(Object.getPrototypeOf(got.platforms)).toBe(Object.prototype);
  expect(got.platforms['PC']).toBe(1);
});
