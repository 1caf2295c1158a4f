import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { PasswordSchema, securityCall } from './second-factor-call';

export const removeTotp = defineCall({
  ...securityCall,
  name: 'removeTotp',
  summary: 'Switch the authenticator app off',
  path: '/api/v2/account/security/totp/remove',
  body: v.object({ password: PasswordSchema }),
  response: OutcomeSchema,
});
