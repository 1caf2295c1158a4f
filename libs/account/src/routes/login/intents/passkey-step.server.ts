import { startPasskeyLogin } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { confirmLogin, requirePendingChallenge } from './confirm-second-factor.server';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { describeRefusal } from '../refusal.server';

const title = 'Login Failed';

/** Fetches the options that the browser needs to ask for a passkey. */
export const startPasskeyIntent = formIntent(v.object({}), async (visit: LoginVisit): Promise<LoginAnswer> => {
  const challenge = await requirePendingChallenge(visit);
  const answer = await visit.client.call(startPasskeyLogin, { body: { challenge: challenge.id } });
  if (answer.ok && answer.data) return { more: { passkeyOptions: answer.data.options } };
  return describeRefusal(answer, title, 'The passkey was not accepted.');
});

/** Finishes a login with the browser's passkey answer after the correct password. */
export const confirmPasskeyIntent = formIntent(
  v.object({ response: v.optional(v.string(), '') }),
  async (visit: LoginVisit, { response }, form): Promise<LoginAnswer> => {
    const challenge = await requirePendingChallenge(visit);
    return confirmLogin(visit, { challenge: challenge.id, method: 'passkey', response }, form);
  },
  { secrets: ['response'] },
);
