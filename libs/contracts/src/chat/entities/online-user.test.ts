import * as v from 'valibot';
import { OnlineUsersSchema } from './online-user';

const mika = { uid: '7', name: 'Mika', isBot: false };

test.each<[string, unknown]>([
  ['a map of users by uid', { '7': mika }],
  ['a map by connection', { 'sock-1': { uid: 7, username: 'Mika' }, 'sock-2': { uid: 7, name: 'Mika' } }],
  ['a map of users without their uid', { '7': { name: 'Mika' } }],
  ['a map of names', { '7': 'Mika' }],
  ['a list', [{ uid: 7, name: 'Mika' }]],
  ['a list in users', { users: [mika] }],
  ['a map in data', { data: { '7': mika } }],
])('accepts %s', (_name, wire) => {
  expect(v.parse(OnlineUsersSchema, wire)).toEqual({ '7': mika });
});

test('the bot is one of them', () => {
  expect(v.parse(OnlineUsersSchema, { bot: { name: 'Paimon', isBot: 1 } })).toEqual({
    bot: { uid: 'bot', name: 'Paimon', isBot: true },
  });
});

test('no key changes the prototype', () => {
  const users = v.parse(OnlineUsersSchema, JSON.parse('[{"uid":"__proto__","name":"x"},{"uid":"7","name":"Mika"}]'));
  expect(Object.keys(users)).toEqual(['7']);
  expect(Object.getPrototypeOf(users)).toBe(Object.prototype);
});

test.each([[null], [3], ['x'], [['x']], [{ '7': 3 }], [{ '': 'nobody' }]])('refuses %j', (wire) => {
  expect(v.is(OnlineUsersSchema, wire)).toBe(false);
});
