import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { FilledSchema, PasswordSchema, securityCall } from './second-factor-call';

export const removePasskey = defineCall({
  ...securityCall,
  name: 'removePasskey',
  summary: 'Remove a passkey',
  path: '/api/v2/account/security/passkeys/remove',
  body: v.object({ id: FilledSchema, password: PasswordSchema }),
  response: OutcomeSchema,
});
