import { data, redirect } from '@remix-run/node';
import { isSuccess, register } from '@starhaven/contracts';
import { loginNoteCookie, toLoginNote } from '../../lib/login-cookies.server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';
import { puzzleExtras } from './login-extras.server';
import { loginReply } from './login-reply';
import { proofOf, toShownPuzzle } from './puzzle.server';
import { describeFailure, describeRefusal } from './refusal.server';
import { honeypotFieldName, parseRegisterForm } from './register.form';

const intent = 'register';
const title = 'Registration Failed';
const fallback = 'Unable to create account';

const fieldNames = ['username', 'email', 'password', 'passwordConfirmation'];

/** The host's refusal beside the field that it names, so that it is read with the field. */
function faultOf({ field, message }: { field?: string; message?: string }): Record<string, string[]> | undefined {
  return field && message && fieldNames.includes(field) ? { [field]: [message] } : undefined;
}

/** Creates an account and leads to the Login tab with the name filled in. */
export async function registerWithForm({ client, context, entry }: LoginVisit, form: FormData) {
  const submission = parseRegisterForm(form);
  const result = (fieldErrors?: Record<string, string[]>) =>
    submission.reply({ hideFields: ['password', 'passwordConfirmation'], fieldErrors });
  if (submission.status !== 'success') return data(loginReply(intent, { result: result() }), { status: 422 });
  if (form.get(honeypotFieldName)) {
    const message = { type: 'error', title, message: fallback } as const;
    return data(loginReply(intent, { result: result(), message }), { status: 422 });
  }

  const { username, email, password, passwordConfirmation } = submission.value;
  try {
    const answer = await client.call(register, {
      body: {
        ...{ username, email, password, password_tes: passwordConfirmation, enter_type: entry.type },
        ...puzzleExtras(client),
        ...proofOf(form),
      },
    });
    if (answer.puzzle) {
      return data(loginReply(intent, { result: result(), puzzle: toShownPuzzle(answer.puzzle) }), { status: 422 });
    }
    if (!isSuccess(answer.retcode)) {
      const refusal = describeRefusal(answer, title, fallback);
      return data(loginReply(intent, { result: result(faultOf(answer)), ...refusal }), { status: refusal.status });
    }
  } catch (error) {
    const refusal = describeFailure(error, title);
    return data(loginReply(intent, { result: result(), ...refusal }), { status: refusal.status });
  }
  const note = toLoginNote('ok', 'Registration Successful', 'Your account is ready. Log in to go on.', username);
  return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
}
