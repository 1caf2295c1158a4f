import * as v from 'valibot';
import { LoginDataSchema } from './login-data';

const blank = {
  uid: '',
  username: '',
  name: '',
  token: '',
  tokenAPI: '',
  sessionKey: '',
  expiredlogin: 0,
  locale: '',
  role: [],
  roleExpired: 0,
};

const tok = { token: 'tok', sessionKey: 'tok' };

test.each<[string, unknown, Partial<Omit<typeof blank, 'role'>> & { role?: number[] }]>([
  ['a bare token', 'tok', { token: 'tok', sessionKey: 'tok' }],
  ['only a token', { token: 'tok' }, { token: 'tok', sessionKey: 'tok' }],
  ['only a session key', { sessionKey: 'key' }, { token: 'key', sessionKey: 'key' }],
  ['both keys', { token: 'tok', sessionKey: 'key' }, { token: 'tok', sessionKey: 'key' }],
  [
    'an account with its session',
    {
      account: { _id: 7, username: 'mika', role: '3', expiredlogin: '1900000000', roleExpired: 0 },
      session: { sessionKey: 'key', token: 'tok' },
    },
    { uid: '7', username: 'mika', role: [3], expiredlogin: 1_900_000_000, sessionKey: 'key', token: 'tok' },
  ],
  [
    'flat fields with a session, whose empty fields take nothing away',
    { uid: '7', token: 'tok', role: [1], session: { sessionKey: 'key', token: '', role: null } },
    { uid: '7', role: [1], sessionKey: 'key', token: 'tok' },
  ],
  [
    'the keys in token',
    { token: { sessionKey: 'key', token: 'tok' }, username: 'mika' },
    { username: 'mika', token: 'tok', sessionKey: 'key' },
  ],
  [
    'an account next to its token',
    { account: { _id: '7', username: 'mika', role: [3] }, token: 'tok' },
    { uid: '7', username: 'mika', role: [3], token: 'tok', sessionKey: 'tok' },
  ],
  [
    'an account next to both keys in token',
    { account: { _id: '7' }, token: { sessionKey: 'key', token: 'tok', expiredlogin: 1_900_000_000 } },
    { uid: '7', token: 'tok', sessionKey: 'key', expiredlogin: 1_900_000_000 },
  ],
  [
    'an account that holds its session',
    { account: { _id: 7, session: { sessionKey: 'key', token: 'tok' } } },
    { uid: '7', token: 'tok', sessionKey: 'key' },
  ],
  [
    'a user next to flat keys',
    { user: { id: 7, name: 'Mika' }, sessionKey: 'key', token: 'tok' },
    { uid: '7', name: 'Mika', sessionKey: 'key', token: 'tok' },
  ],
  [
    'a session with a number of its own',
    { account: { _id: '7' }, session: { _id: '66f0', id: 3, sessionKey: 'key', token: 'tok' } },
    { uid: '7', sessionKey: 'key', token: 'tok' },
  ],
  ['a session key as session', { session: 'key', uid: 7 }, { uid: '7', token: 'key', sessionKey: 'key' }],
  [
    'numbers as text',
    { token: 'tok', uid: 7, expiredlogin: '1900000000' },
    { uid: '7', ...tok, expiredlogin: 1_900_000_000 },
  ],
  ['milliseconds', { token: 'tok', expiredlogin: 1_900_000_000_123 }, { ...tok, expiredlogin: 1_900_000_000 }],
  ['no end', { token: 'tok', expiredlogin: null, roleExpired: -1 }, tok],
  ['one role', { token: 'tok', role: 4 }, { ...tok, role: [4] }],
  ['roles as text', { token: 'tok', role: '1,3' }, { ...tok, role: [1, 3] }],
  ['roles as words', { token: 'tok', role: ['ADMIN', 'member', 'owner'] }, { ...tok, role: [1, 3] }],
  ['fields of other kinds', { token: 'tok', name: {}, role: {}, locale: [], expiredlogin: 'soon' }, tok],
])('accepts %s', (_name, wire, expected) => {
  expect(v.parse(LoginDataSchema, wire)).toEqual({ ...blank, ...expected });
});

test.each([
  [null],
  [{}],
  [''],
  ['   '],
  [[]],
  [{ token: '' }],
  [{ token: {} }],
  [{ account: {} }],
  [{ token: { token: '' } }],
  [[{ token: 'tok' }]],
  [{ session: [] }],
])('refuses %j, which holds no key', (wire) => {
  expect(v.is(LoginDataSchema, wire)).toBe(false);
});
