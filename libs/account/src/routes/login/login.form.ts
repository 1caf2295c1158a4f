import * as v from 'valibot';
import { parseForm } from '../../lib/parse-form';

/** Text that has to be there; blanks are nothing. */
export const requiredText = (message: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(message));

/** Nobody's password or name is longer, and nothing is cut off silently (docs/security.md#passwords). */
export const tooLongPassword = [1024, 'Password is too long'] as const;
const tooLongUsername = [256, 'Username is too long'] as const;

/** A password is taken as it was typed, blanks included. */
const requiredPassword = (message: string) =>
  v.pipe(v.optional(v.string(), ''), v.nonEmpty(message), v.maxBytes(...tooLongPassword));
const requiredUsername = v.pipe(requiredText('Username is required'), v.maxLength(...tooLongUsername));

const PasswordLoginSchema = v.object({
  username: requiredUsername,
  password: requiredPassword('Password is required'),
});
/** With the Guest Login switch on the password is optional (docs/behaviour/login.md#login-form). */
const GuestLoginSchema = v.object({
  username: requiredUsername,
  password: v.optional(v.string(), ''),
});

export const guestFieldName = 'guest';

/** Whether the Guest Login switch was on. */
export const isGuestForm = (form: FormData) => form.has(guestFieldName);

/** The login form, judged alike by browser and server. */
export function parseLoginForm(form: FormData) {
  return parseForm(form, isGuestForm(form) ? GuestLoginSchema : PasswordLoginSchema);
}
