import { passwordMinLength, usernameMinLength } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { parseForm } from '@starhaven/ui-kit';
import { tooLongPassword } from './login.form';

const text = v.optional(v.string(), '');

/** The texts of docs/behaviour/login.md#registration-form. */
export const RegisterFormSchema = v.pipe(
  v.object({
    username: v.pipe(
      text,
      v.trim(),
      v.minLength(usernameMinLength, 'Username must be at least 3 characters'),
      v.maxLength(256, 'Username is too long'),
    ),
    email: v.pipe(text, v.trim(), v.email('Invalid email address'), v.maxLength(254, 'Invalid email address')),
    password: v.pipe(
      text,
      v.minLength(passwordMinLength, 'Password must be at least 6 characters'),
      v.maxBytes(...tooLongPassword),
    ),
    passwordConfirmation: v.pipe(text, v.minLength(passwordMinLength, 'Password confirmation is required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      // A missing confirmation already has its own text; each fault is reported once.
      ({ password, passwordConfirmation }) =>
        passwordConfirmation.length < passwordMinLength || password === passwordConfirmation,
      "Passwords don't match",
    ),
    ['passwordConfirmation'],
  ),
);

/** Parses the registration form; browser and server use the same rules. */
export const parseRegisterForm = (form: FormData) => parseForm(form, RegisterFormSchema);

/** A field that visitors do not see; only bots fill it in. */
export const honeypotFieldName = 'website';
