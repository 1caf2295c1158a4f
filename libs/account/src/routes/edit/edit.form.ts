import { passwordMinLength, usernameMinLength } from '@starhaven/contracts/session';
import * as v from 'valibot';

/** The fields that the form shows with their current values. */
export const shownFields = ['name', 'username', 'email', 'locale'] as const;
export type ShownField = (typeof shownFields)[number];

/** Fields that are never sent back into the page. */
export const editSecrets = ['password_web', 'confirmation', 'password_ingame', 'current'];

export const missingCurrentText = 'Please enter your current web password to save changes';

const text = v.optional(v.string(), '');
const trimmed = v.pipe(text, v.trim());
const isEmail = (email: string) => v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), email);
const newPassword = v.pipe(
  text,
  v.check(
    (password) => password === '' || [...password].length >= passwordMinLength,
    `Password must be at least ${passwordMinLength} characters`,
  ),
  v.maxBytes(1024, 'Password is too long'),
);

/**
 * The edit form (docs/behaviour/account.md#edit-form). `seen_…` is the value that the form showed: an unchanged field is neither validated
 * nor sent. The current password is not validated here, because only the server knows whether the account has one.
 */
export const EditFormSchema = v.pipe(
  v.object({
    name: v.pipe(trimmed, v.maxLength(256, 'Name is too long')),
    seen_name: text,
    username: v.pipe(trimmed, v.maxLength(256, 'Username is too long')),
    seen_username: text,
    /** Absent while the field is disabled. */
    email: trimmed,
    seen_email: text,
    /** A language tag; absent on a host that supports only the specification. */
    locale: trimmed,
    seen_locale: text,
    password_web: newPassword,
    confirmation: text,
    password_ingame: newPassword,
    current: v.pipe(text, v.maxBytes(1024, 'Password is too long')),
    /** `yes` when the account has a web password. */
    has_password: text,
    /** The `extras.version` that the form showed; empty on a host without it. */
    version: text,
  }),
  v.forward(
    v.partialCheck(
      [['username'], ['seen_username']],
      ({ username, seen_username }) =>
        username === '' || username === seen_username || [...username].length >= usernameMinLength,
      `Username must be at least ${usernameMinLength} characters`,
    ),
    ['username'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['seen_email']],
      ({ email, seen_email }) => email === '' || email === seen_email || isEmail(email),
      'Invalid email address',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['confirmation'], ['password_web']],
      ({ confirmation, password_web }) => password_web === '' || confirmation !== '',
      'Password confirmation is required',
    ),
    ['confirmation'],
  ),
  v.forward(
    v.partialCheck(
      [['confirmation'], ['password_web']],
      // A missing confirmation already has its own text; each fault is reported once.
      ({ confirmation, password_web }) => password_web === '' || confirmation === '' || confirmation === password_web,
      "Passwords don't match",
    ),
    ['confirmation'],
  ),
);
export type EditValues = v.InferOutput<typeof EditFormSchema>;

/** The new value of a field; undefined if it is unchanged or empty, which keeps the stored value. */
export function changedValue(values: Readonly<Record<string, unknown>>, field: ShownField): string | undefined {
  const value = values[field];
  if (typeof value !== 'string' || value.trim() === '' || value.trim() === values[`seen_${field}`]) return undefined;
  return value.trim();
}

/** Whether this edit needs the current web password; with `guardsEmail`, a new address needs it as a new password does. */
export function needsCurrentPassword(values: Readonly<Record<string, unknown>>, guardsEmail: boolean): boolean {
  if (values['has_password'] !== 'yes') return false;
  return Boolean(values['password_web']) || (guardsEmail && changedValue(values, 'email') !== undefined);
}
