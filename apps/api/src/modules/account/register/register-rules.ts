import { passwordMinLength, usernameMinLength } from '@starhaven/contracts/session';
import { isEmail } from '../../../platform/forms/field-rule';
import type { FieldRule } from '../../../platform/forms/field-rule';
import { passwordRule } from '../passwords/password-rule';

/** Compares in code points, as all length checks of names and passwords do. */
const isShorter = (text: string, length: number) => [...text.normalize('NFC')].length < length;

/** The fields of a registration, in the order of its form (docs/behaviour/login.md#registration-form). */
export const registerRules = (minLength: number): readonly FieldRule[] => [
  {
    name: 'username',
    findFault: (username) =>
      isShorter(username, usernameMinLength) ? `Username must be at least ${usernameMinLength} characters` : null,
  },
  { name: 'email', findFault: (email) => (isEmail(email) ? null : 'Invalid email address') },
  passwordRule(minLength),
  {
    name: 'password_tes',
    formName: 'passwordConfirmation',
    findFault: (repeated, { password }) => {
      if (isShorter(repeated, passwordMinLength)) return 'Password confirmation is required';
      return repeated === password ? null : "Passwords don't match";
    },
  },
];
