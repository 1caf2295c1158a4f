import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { FilledSchema, WebAuthnJsonSchema, loginCall } from './second-factor-call';

/** The data that the browser needs to ask for one of the account's passkeys. */
export const startPasskeyLogin = defineCall({
  ...loginCall,
  name: 'startPasskeyLogin',
  summary: 'Options for the passkey check that follows the password',
  path: '/api/v2/account/login/second-factor/passkey',
  body: v.object({ challenge: FilledSchema }),
  response: outcomeWith(v.object({ options: WebAuthnJsonSchema })),
});
