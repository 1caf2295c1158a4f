import { passwordMinLength, usernameMinLength } from '@starhaven/contracts';
import * as v from 'valibot';
import { parseForm } from '../../lib/parse-form';
import { tooLongPassword } from './login.form';

const text = v.optional(v.string(), '');

/** The texts of docs/behaviour/login.md#registration-form. */
const RegisterFormSchema = v.pipe(
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
      // A confirmation that is missing has its own text already: one fault is said once.
      ({ password, passwordConfirmation }) =>
        passwordConfirmation.length < passwordMinLength || password === passwordConfirmation,
      "Passwords don't match",
    ),
    ['passwordConfirmation'],
  ),
);

/** The registration form, judged alike by browser and server. */
export const parseRegisterForm = (form: FormData) => parseForm(form, RegisterFormSchema);

/** A field that no person sees: who fills it in is a machine. */
export const honeypotFieldName = 'website';
