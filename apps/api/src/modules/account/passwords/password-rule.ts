import type { FieldRule } from '../../../platform/forms/field-rule';

/** The rule for the field of a new password with this minimum of code points (docs/behaviour/login.md#registration-form). */
export const passwordRule = (minLength: number): FieldRule => ({
  name: 'password',
  findFault: (password) =>
    [...password.normalize('NFC')].length < minLength ? `Password must be at least ${minLength} characters` : null,
});
