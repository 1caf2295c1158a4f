import { data, redirect } from '@remix-run/node';
import { logIn, LoginRetcode } from '@starhaven/contracts';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../lib/login-cookies.server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';
import { answerLogin, noExpiryText, saveLogin } from './finish-login.server';
import { loginExtras } from './login-extras.server';
import { loginReply } from './login-reply';
import { isGuestForm, parseLoginForm } from './login.form';
import { proofOf, toShownPuzzle } from './puzzle.server';
import { describeFailure, describeRefusal } from './refusal.server';

const intent = 'log-in';
const title = 'Login Failed';

/** Logs in with name and password, or as a guest with the name alone. */
export async function logInWithForm(visit: LoginVisit, form: FormData) {
  const submission = parseLoginForm(form);
  // A password is never sent back into a page.
  const reply = (formErrors?: string[]) => submission.reply({ hideFields: ['password'], formErrors });
  if (submission.status !== 'success') return data(loginReply(intent, { result: reply() }), { status: 422 });

  const { client, context, request, entry } = visit;
  const { username, password } = submission.value;
  const isGuest = isGuestForm(form);
  const extras = await loginExtras(client, context, request);
  const base = { username, enter_type: entry.type, ...extras, ...proofOf(form) };
  try {
    // The switch means a guest even where a browser has filled the hidden password in.
    const answer = await client.call(logIn, { body: isGuest ? base : { ...base, password } });
    if (answer.data !== null) {
      const saved = await saveLogin(visit, { ...answer, data: answer.data });
      if (saved) return answerLogin(saved, intent, form.has('enhanced'));
      const message = { type: 'error', title, message: noExpiryText } as const;
      return data(loginReply(intent, { result: reply(), message }), { status: 502 });
    }
    if (answer.puzzle) {
      return data(loginReply(intent, { result: reply(), puzzle: toShownPuzzle(answer.puzzle) }), { status: 422 });
    }
    if (answer.challenge) {
      const pending = await pendingLoginCookie(context).set({ kind: 'second-factor', challenge: answer.challenge });
      return redirect(loginHref(entry, { step: 'second-factor' }), { headers: { 'Set-Cookie': pending } });
    }
    if (isGuest && answer.retcode === LoginRetcode.PASSWORD_REQUIRED) {
      const message = {
        type: 'warn',
        title: 'Password Required',
        message: 'This account has a password. Please use the regular login.',
      } as const;
      return data(loginReply(intent, { result: reply(), message, needsPassword: true }), { status: 422 });
    }
    const refusal = describeRefusal(answer, title, 'Invalid credentials');
    const headers = new Headers();
    // Without JavaScript the way on is a link, which would lose what was typed.
    if (refusal.waitUntilSeconds !== null && !form.has('enhanced')) {
      headers.append('Set-Cookie', await loginNoteCookie(context).set(toLoginNote('info', '', '', username)));
    }
    return data(loginReply(intent, { result: reply(), ...refusal }), { status: refusal.status, headers });
  } catch (error) {
    const refusal = describeFailure(error, title);
    return data(loginReply(intent, { result: reply(), ...refusal }), { status: refusal.status });
  }
}
