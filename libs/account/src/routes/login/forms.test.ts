/** @jest-environment node */
import { parseForgotForm, parseResetForm } from './forms/forgot.form';
import { parseLoginForm } from './forms/login.form';
import { parseRegisterForm } from './forms/register.form';
import { parseSecondFactorForm } from './forms/second-factor.form';

function errors(
  parse: (form: FormData) => { reply: () => { error?: Record<string, string[] | null> } },
  fields: Record<string, string>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parse(form).reply().error;
}

test('a login needs both, a guest only the name', () => {
  expect(errors(parseLoginForm, {})).toEqual({
    username: ['Username is required'],
    password: ['Password is required'],
  });
  expect(errors(parseLoginForm, { username: '  ', password: ' ' })).toEqual({ username: ['Username is required'] });
  expect(errors(parseLoginForm, { guest: 'on', username: '', password: '' })).toEqual({
    username: ['Username is required'],
  });
  expect(errors(parseLoginForm, { guest: 'on', username: 'ada', password: '' })).toBeUndefined();
});

test('a registration gets all its faults at once', () => {
  expect(errors(parseRegisterForm, {})).toEqual({
    username: ['Username must be at least 3 characters'],
    email: ['Invalid email address'],
    password: ['Password must be at least 6 characters'],
    passwordConfirmation: ['Password confirmation is required'],
  });
  const filled = { username: 'ada', email: 'ada@inn.test', password: 'sesame-1', passwordConfirmation: 'sesame-2' };
  expect(errors(parseRegisterForm, filled)).toEqual({ passwordConfirmation: ["Passwords don't match"] });
  // The passwords are compared even if another field is wrong.
  expect(errors(parseRegisterForm, { ...filled, email: 'ada' })).toMatchObject({
    passwordConfirmation: ["Passwords don't match"],
    email: ['Invalid email address'],
  });
  expect(errors(parseRegisterForm, { ...filled, passwordConfirmation: 'sesame-1' })).toBeUndefined();
  // Each fault of a field is reported once.
  for (const passwordConfirmation of ['', 'short']) {
    expect(errors(parseRegisterForm, { ...filled, passwordConfirmation })).toEqual({
      passwordConfirmation: ['Password confirmation is required'],
    });
  }
});

test('a code is sent to an address', () => {
  expect(errors(parseForgotForm, {})).toEqual({ email: ['Email is required'] });
  expect(errors(parseForgotForm, { email: 'ada' })).toEqual({ email: ['Invalid email address'] });
  expect(errors(parseForgotForm, { email: ' ada@inn.test ' })).toBeUndefined();
});

test('a reset needs code and password', () => {
  const email = 'ada@inn.test';
  const both = ['Please fill in both verification code and new password'];
  expect(errors(parseResetForm, { email })).toEqual({ code: both });
  expect(errors(parseResetForm, { email, code: 'ABC' })).toEqual({ password: both });
  expect(errors(parseResetForm, { email, password: 'sesame-1' })).toEqual({ code: both });
  expect(errors(parseResetForm, { email, code: 'ABC', password: 'abc' })).toEqual({
    password: ['Password must be at least 6 characters'],
  });
  expect(errors(parseResetForm, { email, code: 'ABCDEFGHIJK', password: 'sesame-1' })).toEqual({
    code: ['The verification code has at most 10 characters'],
  });
  expect(errors(parseResetForm, { email, code: 'ABCDEFGH', password: 'sesame-1' })).toBeUndefined();
});

test('a second factor is a code', () => {
  expect(errors(parseSecondFactorForm, { method: 'totp' })).toEqual({ code: ['Please enter the code.'] });
  expect(errors(parseSecondFactorForm, { method: 'recovery', code: 'aaaa-bbbb' })).toBeUndefined();
  expect(errors(parseSecondFactorForm, { method: 'magic', code: '123456' })).toHaveProperty('method');
});
