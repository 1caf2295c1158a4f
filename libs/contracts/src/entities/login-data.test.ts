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

test.each<[string, unknown, Partial<typeof blank> | { role: number[] }]>([
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
])('accepts %s', (_name, wire, expected) => {
  expect(v.parse(LoginDataSchema, wire)).toEqual({ ...blank, ...expected });
});

test.each([[null], [{}], [''], ['   '], [[]], [{ token: '' }], [{ token: {} }], [{ account: {} }]])(
  'refuses %j, which holds no key',
  (wire) => {
    expect(v.is(LoginDataSchema, wire)).toBe(false);
  },
);
