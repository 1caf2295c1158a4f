import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { FilledSchema, RecoveryCodesSchema, securityCall } from './second-factor-call';

export const confirmTotp = defineCall({
  ...securityCall,
  name: 'confirmTotp',
  summary: 'Switch the authenticator app on with a code of it; answers the recovery codes, once',
  path: '/api/v2/account/security/totp/confirm',
  body: v.object({ code: FilledSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});
