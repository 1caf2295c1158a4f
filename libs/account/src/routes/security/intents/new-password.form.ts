import { passwordMinLength } from '@starhaven/contracts/session';
import * as v from 'valibot';

const text = v.optional(v.string(), '');

/** A new web password, with the texts of docs/behaviour/login.md#registration-form. */
export const NewPasswordSchema = v.pipe(
  v.object({
    /** `yes` when the account has a password, so that the form asks for the current one. */
    hasPassword: text,
    current: text,
    next: v.pipe(
      text,
      v.check(
        (next) => [...next].length >= passwordMinLength,
        `Password must be at least ${passwordMinLength} characters`,
      ),
    ),
    confirmation: text,
  }),
  v.forward(
    v.partialCheck(
      [['hasPassword'], ['current']],
      ({ hasPassword, current }) => hasPassword !== 'yes' || current !== '',
      'Please enter your current web password to save changes',
    ),
    ['current'],
  ),
  v.forward(
    v.partialCheck(
      [['confirmation'], ['next']],
      ({ confirmation }) => confirmation !== '',
      'Password confirmation is required',
    ),
    ['confirmation'],
  ),
  v.forward(
    v.partialCheck(
      [['next'], ['confirmation']],
      // Each fault is reported once.
      ({ next, confirmation }) => confirmation === '' || next === confirmation,
      "Passwords don't match",
    ),
    ['confirmation'],
  ),
);
