import { redirect } from '@remix-run/node';
import { confirmSecondFactor } from '@starhaven/contracts/account';
import type { CallBody } from '@starhaven/contracts/protocol';
import type { SecondFactorChallenge } from '@starhaven/contracts/session';
import type { SentForm } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../../lib/login/login-cookies.server';
import { wrongFactorText } from '../../../lib/code-words.server';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { letIn } from '../finish-login.server';
import { loginExtras } from '../login-extras.server';
import { describeRefusal } from '../refusal.server';
import { SecondFactorFormSchema } from '../forms/second-factor.form';

const title = 'Login Failed';

/** The challenge of this browser's pending login. If there is none, throws a redirect to the form. */
export async function requirePendingChallenge({ context, request, entry }: LoginVisit): Promise<SecondFactorChallenge> {
  const pending = await pendingLoginCookie(context).read(request);
  if (pending?.kind === 'second-factor') return pending.challenge;
  const note = toLoginNote('warn', title, 'This login took too long. Please log in again.');
  throw redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
}

/** Sends the proof to the host and logs the visitor in, or returns the reason of the refusal. */
export async function confirmLogin(
  visit: LoginVisit,
  body: CallBody<typeof confirmSecondFactor>,
  form: SentForm,
): Promise<LoginAnswer> {
  const { known_device } = await loginExtras(visit.client, visit.context, visit.request);
  const answer = await visit.client.call(confirmSecondFactor, { body: { ...body, known_device } });
  if (answer.ok && answer.data) return letIn(visit, { ...answer, data: answer.data }, form);
  const refusal = describeRefusal(answer, title, 'Invalid verification code.');
  // If the pending login has expired, the code itself was not wrong.
  if (answer.ok || answer.field !== 'code' || body.method === 'passkey') return refusal;
  return { ...refusal, result: form.result({ fields: { code: [wrongFactorText[body.method]] } }) };
}

/** Finishes a login with a code after the correct password. */
export const secondFactorIntent = formIntent(
  SecondFactorFormSchema,
  async (visit: LoginVisit, { method, code }, form): Promise<LoginAnswer> => {
    const challenge = await requirePendingChallenge(visit);
    return confirmLogin(visit, { challenge: challenge.id, method, code }, form);
  },
  { secrets: ['code'] },
);
