import { redirect } from '@remix-run/node';
import { logIn, register } from '@starhaven/contracts/session';
import type { SentForm } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { loginNoteCookie, toLoginNote } from '../../../lib/login/login-cookies.server';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { letIn } from '../finish-login.server';
import { loginExtras, puzzleExtras } from '../login-extras.server';
import { proofOf, toShownPuzzle } from '../puzzle.server';
import { describeRefusal } from '../refusal.server';
import { honeypotFieldName, RegisterFormSchema } from '../forms/register.form';

const title = 'Registration Failed';
const fallback = 'Unable to create account';

const fieldNames = ['username', 'email', 'password', 'passwordConfirmation'];

/** Puts the host's refusal at the field that it names, so that screen readers read both together. */
const fieldOf = ({ field = '' }: CallRefusal) => (fieldNames.includes(field) ? field : undefined);

const done = {
  type: 'ok',
  title: 'Registration Successful',
  message: 'Your account is ready, and you are logged in.',
} as const;

/** Logs the new account in. null if the visitor must act first, such as solve a puzzle, or if the host does not answer. */
async function enter(
  visit: LoginVisit,
  { username, password }: { username: string; password: string },
  form: SentForm,
): Promise<LoginAnswer | null> {
  const { client, context, request, entry } = visit;
  try {
    const extras = await loginExtras(client, context, request);
    const answer = await client.call(logIn, { body: { username, password, enter_type: entry.type, ...extras } });
    if (!answer.ok || !answer.data) return null;
    const reply = await letIn(visit, { ...answer, data: answer.data }, form, done);
    return reply instanceof Response || reply.message?.type === 'ok' ? reply : null;
  } catch (error) {
    // The account exists; the visitor can log in on the Login tab.
    if (isUpstreamError(error)) return null;
    throw error;
  }
}

/** Creates an account and logs it in; if that does not work, leads to the Login tab with the name filled in. */
export const registerIntent = formIntent(
  RegisterFormSchema,
  async (visit: LoginVisit, value, form): Promise<LoginAnswer> => {
    const { client, context, entry } = visit;
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
    if (!answer.ok) return describeRefusal(answer, title, fallback, { form, fieldOf, saysItOnce: true });
    const entered = await enter(visit, { username, password }, form);
    if (entered) return entered;
    const note = toLoginNote('ok', 'Registration Successful', 'Your account is ready. Log in to go on.', username);
    return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
  },
  { secrets: ['password', 'passwordConfirmation'] },
);
