import { data } from '@remix-run/node';
import { startPasskeyLogin } from '@starhaven/contracts';
import { confirmLogin, requirePendingChallenge } from './confirm-second-factor.server';
import type { LoginVisit } from './finish-login.server';
import { loginReply } from './login-reply';
import { describeFailure, describeRefusal } from './refusal.server';

const title = 'Login Failed';

/** Fetches what the browser needs to ask for a passkey. */
export async function startPasskeyStep(visit: LoginVisit) {
  const intent = 'start-passkey';
  const challenge = await requirePendingChallenge(visit);
  try {
    const answer = await visit.client.call(startPasskeyLogin, { body: { challenge: challenge.id } });
    if (answer.data !== null) return data(loginReply(intent, { passkeyOptions: answer.data.options }));
    const refusal = describeRefusal(answer, title, 'The passkey was not accepted.');
    return data(loginReply(intent, refusal), { status: refusal.status });
  } catch (error) {
    const refusal = describeFailure(error, title);
    return data(loginReply(intent, refusal), { status: refusal.status });
  }
}

/** Finishes a login whose password was right with the browser's answer. */
export async function confirmWithPasskey(visit: LoginVisit, form: FormData) {
  const challenge = await requirePendingChallenge(visit);
  const response = String(form.get('response') ?? '');
  const body = { challenge: challenge.id, method: 'passkey', response } as const;
  return confirmLogin(visit, { intent: 'confirm-passkey', body, result: null, isEnhanced: form.has('enhanced') });
}
