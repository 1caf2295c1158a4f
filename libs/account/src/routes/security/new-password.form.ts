import { passwordMinLength } from '@starhaven/contracts';
import type { PasswordFaults } from './security-reply';

export interface NewPassword {
  current: string;
  next: string;
  confirmation: string;
}

/** The faults of the form in the words of docs/behaviour/login.md#registration-form, or null; browser and server judge alike. */
export function findPasswordFaults(
  { current, next, confirmation }: NewPassword,
  hasPassword: boolean,
): PasswordFaults | null {
  const faults: PasswordFaults = {};
  if (hasPassword && current === '') faults.current = 'Please enter your current web password to save changes';
  if ([...next].length < passwordMinLength) faults.next = `Password must be at least ${passwordMinLength} characters`;
  else if (confirmation === '') faults.confirmation = 'Password confirmation is required';
  else if (next !== confirmation) faults.confirmation = "Passwords don't match";
  return Object.keys(faults).length > 0 ? faults : null;
}
