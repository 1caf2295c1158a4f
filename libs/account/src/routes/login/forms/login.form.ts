import * as v from 'valibot';
import { parseForm } from '@starhaven/ui-kit';

/** Required text; text of whitespace only counts as empty. */
export const requiredText = (message: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(message));

/** No valid password or name is longer. A longer one is an error and is never silently cut (docs/security.md#passwords). */
export const tooLongPassword = [1024, 'Password is too long'] as const;
const tooLongUsername = [256, 'Username is too long'] as const;

/** A password is used exactly as typed, including spaces. */
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

/** A guest needs only a name. */
export const loginSchemaOf = (form: FormData) => (isGuestForm(form) ? GuestLoginSchema : PasswordLoginSchema);

/** Parses the login form; browser and server use the same rules. */
export const parseLoginForm = (form: FormData) => parseForm(form, loginSchemaOf(form));
