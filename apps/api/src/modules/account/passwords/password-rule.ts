import type { FieldRule } from '../../../platform/http/field-rule';

/** The field of a new password, of so many code points (docs/behaviour/login.md#registration-form). */
export const passwordRule = (minLength: number): FieldRule => ({
  name: 'password',
  findFault: (password) =>
    [...password.normalize('NFC')].length < minLength ? `Password must be at least ${minLength} characters` : null,
});
