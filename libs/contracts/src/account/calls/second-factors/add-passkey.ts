import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WebAuthnJsonSchema, RecoveryCodesSchema, securityCall } from './second-factor-call';

/** Returns recovery codes with the first second factor, otherwise an empty list. */
export const addPasskey = defineCall({
  ...securityCall,
  name: 'addPasskey',
  summary: 'Add the passkey that the browser made',
  path: '/api/v2/account/security/passkeys/add',
  body: v.object({ name: v.pipe(v.string(), v.trim(), v.maxLength(60)), response: WebAuthnJsonSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});
