import { refuseWeakPassword } from './refuse-weak-password';

const policy = { minLength: 6, siteName: 'Starhaven' };
const owner = { username: 'Lumine', email: 'traveler77@example.org' };
const check = (password: string) => () => refuseWeakPassword(password, policy, owner);

test.each(['three white horses', '東京の夜の雨', 'lumine rides again', 'Tr4veler-of-stars'])(
  '%s is accepted',
  (password) => {
    expect(check(password)).not.toThrow();
  },
);

test.each([
  ['short', 'Password must be at least 6 characters'],
  ['🐎🐎🐎🐎🐎', 'Password must be at least 6 characters'],
  ['x'.repeat(1025), 'Password is too long'],
  ['é'.repeat(600), 'Password is too long'],
  ['password1', 'This password is too common. Please choose another one'],
  ['PassWord1', 'This password is too common. Please choose another one'],
  ['      ', 'This password is too common. Please choose another one'],
  ['ŋŋŋŋŋŋŋ', 'This password is too common. Please choose another one'],
  ['qwerty', 'This password is too common. Please choose another one'],
  ['Dragon', 'This password is too common. Please choose another one'],
  ['123456', 'This password is too common. Please choose another one'],
  ['STARHAVEN', 'Password must not be your name, your email address or the name of this site'],
  ['starhaven-2026!', 'Password must not be your name, your email address or the name of this site'],
  ['lumine99', 'Password must not be your name, your email address or the name of this site'],
  ['Traveler77', 'Password must not be your name, your email address or the name of this site'],
])('%.20s is refused', (password, message) => {
  expect(check(password)).toThrow(message);
});

test('the name is checked without an address, and a name of digits must match exactly', () => {
  expect(() => refuseWeakPassword('20261121', policy, { username: '20261121', email: null })).toThrow('your name');
  expect(() => refuseWeakPassword('98-41-77-20', policy, { username: '20261121', email: null })).not.toThrow();
});
