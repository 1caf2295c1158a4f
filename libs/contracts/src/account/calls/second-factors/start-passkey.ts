import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { PasswordSchema, WebAuthnJsonSchema, securityCall } from './second-factor-call';

export const startPasskey = defineCall({
  ...securityCall,
  name: 'startPasskey',
  summary: 'Options to make a passkey for this account',
  path: '/api/v2/account/security/passkeys/start',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(v.object({ options: WebAuthnJsonSchema })),
});
