import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { PasswordSchema, securityCall } from './second-factor-call';

/** A secret that becomes valid only after it is confirmed. */
export const startTotp = defineCall({
  ...securityCall,
  name: 'startTotp',
  summary: 'A new secret for an authenticator app',
  path: '/api/v2/account/security/totp/start',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(v.object({ secret: v.string(), uri: v.string() })),
});
