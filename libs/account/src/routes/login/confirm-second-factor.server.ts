import { data, redirect } from '@remix-run/node';
import { confirmSecondFactor } from '@starhaven/contracts';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../lib/login-cookies.server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';
import { answerLogin, noExpiryText, saveLogin } from './finish-login.server';
import { loginReply } from './login-reply';
import { describeFailure, describeRefusal } from './refusal.server';
import { parseSecondFactorForm } from './second-factor.form';

const intent = 'second-factor';
const title = 'Login Failed';

/** Finishes a login whose password was right with a code. */
export async function confirmWithCode(visit: LoginVisit, form: FormData) {
  const { client, context, request, entry } = visit;
  const pending = await pendingLoginCookie(context).read(request);
  if (pending?.kind !== 'second-factor') {
    const note = toLoginNote('warn', title, 'This login took too long. Please log in again.');
    return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
  }
  const submission = parseSecondFactorForm(form);
  const result = submission.reply({ hideFields: ['code'] });
  if (submission.status !== 'success') return data(loginReply(intent, { result }), { status: 422 });
  try {
    const { method, code } = submission.value;
    const body = { challenge: pending.challenge.id, method, code };
    const answer = await client.call(confirmSecondFactor, { body });
    if (answer.data !== null) {
      const saved = await saveLogin(visit, { ...answer, data: answer.data });
      if (saved) return answerLogin(saved, intent, form.has('enhanced'));
      const message = { type: 'error', title, message: noExpiryText } as const;
      return data(loginReply(intent, { message }), { status: 502 });
    }
    const refusal = describeRefusal(answer, title, 'Invalid verification code.');
    return data(loginReply(intent, { result, ...refusal }), { status: refusal.status });
  } catch (error) {
    const refusal = describeFailure(error, title);
    return data(loginReply(intent, { result, ...refusal }), { status: refusal.status });
  }
}
