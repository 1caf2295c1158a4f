import { redirect } from '@remix-run/node';
import { register } from '@starhaven/contracts/session';
import { formIntent } from '@starhaven/ui-kit/server';
import { loginNoteCookie, toLoginNote } from '../../../lib/login-cookies.server';
import { loginHref } from '../../../lib/login-entry';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { puzzleExtras } from '../login-extras.server';
import { proofOf, toShownPuzzle } from '../puzzle.server';
import { describeRefusal } from '../refusal.server';
import { honeypotFieldName, RegisterFormSchema } from '../forms/register.form';

const title = 'Registration Failed';
const fallback = 'Unable to create account';

const fieldNames = ['username', 'email', 'password', 'passwordConfirmation'];

/** Puts the host's refusal at the field that it names, so that screen readers read it with the field. */
function faultOf({ field, message }: { field?: string; message: string }): Record<string, string[]> | undefined {
  return field && message && fieldNames.includes(field) ? { [field]: [message] } : undefined;
}

/** Creates an account and leads to the Login tab with the name filled in. */
export const registerIntent = formIntent(
  RegisterFormSchema,
  async ({ client, context, entry }: LoginVisit, value, form): Promise<LoginAnswer> => {
    if (form.fields.get(honeypotFieldName)) {
      return { message: { type: 'error', title, message: fallback }, status: 422 };
    }
    const { username, email, password, passwordConfirmation } = value;
    const answer = await client.call(register, {
      body: {
        ...{ username, email, password, password_tes: passwordConfirmation, enter_type: entry.type },
        ...puzzleExtras(client),
        ...proofOf(form.fields),
      },
    });
    if (answer.puzzle) return { more: { puzzle: toShownPuzzle(answer.puzzle) }, status: 422 };
    if (!answer.ok) {
      return { ...describeRefusal(answer, title, fallback), result: form.result({ fields: faultOf(answer) }) };
    }
    const note = toLoginNote('ok', 'Registration Successful', 'Your account is ready. Log in to go on.', username);
    return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
  },
  { secrets: ['password', 'passwordConfirmation'] },
);
