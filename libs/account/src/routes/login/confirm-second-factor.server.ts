import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import type { CallBody, SecondFactorChallenge } from '@starhaven/contracts';
import { confirmSecondFactor } from '@starhaven/contracts';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../lib/login-cookies.server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';
import { answerLogin, noExpiryText, saveLogin } from './finish-login.server';
import { loginExtras } from './login-extras.server';
import type { LoginIntent } from './login-reply';
import { loginReply } from './login-reply';
import { describeFailure, describeRefusal } from './refusal.server';
import { parseSecondFactorForm } from './second-factor.form';

const title = 'Login Failed';

/** The challenge that this browser's login waits for. Throws the way back to the form when there is none any more. */
export async function requirePendingChallenge({ context, request, entry }: LoginVisit): Promise<SecondFactorChallenge> {
  const pending = await pendingLoginCookie(context).read(request);
  if (pending?.kind === 'second-factor') return pending.challenge;
  const note = toLoginNote('warn', title, 'This login took too long. Please log in again.');
  throw redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
}

interface Confirmation {
  intent: LoginIntent;
  body: CallBody<typeof confirmSecondFactor>;
  /** For the form, when the proof is refused. */
  result: SubmissionResult | null;
  isEnhanced: boolean;
}

/** Sends the proof on and lets the visitor in, or says why not. */
export async function confirmLogin(visit: LoginVisit, { intent, body, result, isEnhanced }: Confirmation) {
  try {
    const { known_device } = await loginExtras(visit.client, visit.context, visit.request);
    const answer = await visit.client.call(confirmSecondFactor, { body: { ...body, known_device } });
    if (answer.data !== null) {
      const saved = await saveLogin(visit, { ...answer, data: answer.data });
      if (saved) return answerLogin(saved, intent, isEnhanced);
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

/** Finishes a login whose password was right with a code. */
export async function confirmWithCode(visit: LoginVisit, form: FormData) {
  const intent = 'second-factor';
  const challenge = await requirePendingChallenge(visit);
  const submission = parseSecondFactorForm(form);
  const result = submission.reply({ hideFields: ['code'] });
  if (submission.status !== 'success') return data(loginReply(intent, { result }), { status: 422 });
  const { method, code } = submission.value;
  const body = { challenge: challenge.id, method, code };
  return confirmLogin(visit, { intent, body, result, isEnhanced: form.has('enhanced') });
}
