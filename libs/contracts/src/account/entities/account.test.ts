import * as v from 'valibot';
import { AccountSchema } from './account';
import { PlayerListSchema } from './player-entry';

test('missing and empty fields of an account get their defaults', () => {
  expect(v.parse(AccountSchema, { _id: 7, username: 'mika', role: 0, iplock: null, verifyEmail: '0' })).toMatchObject({
    _id: '7',
    role: [0],
    iplock: [],
    third_login: { discord: false, twitter: false },
    verifyEmail: 0,
    password_ingame: false,
    roleExpired: 0,
  });
});

test.each<[string, unknown]>([
  ...['expiredtoken', 'roleExpired', 'expiredlogin'].flatMap((name): [string, unknown][] => [
    [name, -1],
    [name, ''],
    [name, false],
  ]),
  ['point', ''],
  ['third_login', false],
  ['verifyEmail', {}],
  ['iplock', {}],
  ['name', false],
  ['password_ingame', {}],
])('an unreadable %s (%j) counts as absent, and the account stays readable', (name, value) => {
  const account = v.parse(AccountSchema, { _id: '7', username: 'mika', [name]: value });
  expect(account).toEqual(v.parse(AccountSchema, { _id: '7', username: 'mika' }));
});

test.each([
  [undefined, undefined],
  [null, false],
  ['', false],
  [0, false],
  [1, true],
  [{}, undefined],
])('password_web %j means %j', (password_web, known) => {
  expect(v.parse(AccountSchema, { _id: '7', password_web }).password_web).toBe(known);
});

test.each([
  [undefined, null],
  [null, null],
  [{}, null],
  ['0', 0],
  [false, 0],
  [1, 1],
])('verifyEmail %j means %j', (verifyEmail, known) => {
  expect(v.parse(AccountSchema, { _id: '7', verifyEmail }).verifyEmail).toBe(known);
});

test('a hash that a host sends as the password is not kept', () => {
  const account = v.parse(AccountSchema, { _id: '7', password_web: '$argon2id$v=19$secret' });
  expect(account.password_web).toBe(true);
  expect(JSON.stringify(account)).not.toContain('secret');
});

const entry = { server: { id: 1 }, player: { retcode: '-1', data: null } };
test('players that cannot be read are dropped, the account stays', () => {
  expect(v.parse(PlayerListSchema, [{ server: { id: 1 }, player: { data: { timestamp: 1 } } }])).toEqual([]);
});

test.each([{ uid: null }, { nickname: '' }, 7])('the code of a player whose data is %j is still known', (data) => {
  const player = { retcode: 5, message: 'busy', data };
  expect(v.parse(PlayerListSchema, [{ server: { id: 1 }, player }])).toMatchObject([
    { player: { retcode: 5, message: 'busy', data: null } },
  ]);
});

test.each([[[entry]], [{ '1': entry }]])('players may be %j', (wire) => {
  expect(v.parse(PlayerListSchema, wire)).toMatchObject([{ server: { id: '1' }, player: { retcode: -1, data: null } }]);
});

test.each([[[]], [{}], [''], [null]])('%j means that there is no player', (data) => {
  expect(v.parse(PlayerListSchema, [{ ...entry, player: { retcode: -2, data } }])[0]?.player.data).toBeNull();
});
