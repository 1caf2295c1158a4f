import { verificationCodeMaxLength } from '@starhaven/contracts/session';
import { isBlank, isEmail } from '../../../platform/forms/field-rule';
import type { FieldRule, GivenFields } from '../../../platform/forms/field-rule';
import { passwordRule } from '../passwords/password-rule';

const invalidCode = 'Invalid verification code.';
const invalidEmail = 'Invalid email address';

const isTooLong = (code: string) => code.trim().length > verificationCodeMaxLength;

/** Either field means that a code is to be checked, even when it is empty: the request must not send another mail. */
const hasCode = ({ code, password }: GivenFields) => code !== undefined || password !== undefined;

/**
 * The fields of the forgotten-password form: an address, or the address with the code and the new password
 * (docs/behaviour/login.md#forgot-form).
 */
export const forgetPasswordRules = (minLength: number): readonly FieldRule[] => [
  {
    name: 'email',
    findFault: (email) => {
      if (isBlank(email)) return 'Email is required';
      return isEmail(email) ? null : invalidEmail;
    },
  },
  {
    name: 'code',
    findFault: (code, fields) => {
      if (!hasCode(fields)) return null;
      if (isBlank(code) || isBlank(fields.password)) return 'Please fill in both verification code and new password';
      return isTooLong(code) ? invalidCode : null;
    },
  },
  {
    name: 'password',
    findFault: (password, fields) =>
      hasCode(fields) && !isBlank(password) ? passwordRule(minLength).findFault(password, fields) : null,
  },
];

/** The fields of the verification form: an address, or the address with the code (docs/behaviour/account.md#email-verification). */
export const verifyEmailRules: readonly FieldRule[] = [
  {
    name: 'email',
    findFault: (email) => {
      if (isBlank(email)) return 'No email address found in your account.';
      return isEmail(email) ? null : invalidEmail;
    },
  },
  {
    name: 'code',
    findFault: (code, fields) => {
      if (fields.code === undefined) return null;
      if (isBlank(code)) return 'Please enter the verification code.';
      return isTooLong(code) ? invalidCode : null;
    },
  },
];
