import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { PasswordSchema, RecoveryCodesSchema, securityCall } from './second-factor-call';

export const renewRecoveryCodes = defineCall({
  ...securityCall,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes in place of all old ones',
  path: '/api/v2/account/security/recovery-codes',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});
