import * as v from 'valibot';
import { LoginDataSchema } from '../../../session/entities/login-data';
import { outcomeWith } from '../../../protocol/answer';
import { defineCall } from '../../../protocol/define-call';
import { FilledSchema, WebAuthnJsonSchema, loginCall } from './second-factor-call';

const proofEntries = {
  challenge: FilledSchema,
  /** Same as in a loginCall (extension `known-devices`). */
  known_device: v.optional(v.string()),
};

/** Answers like a loginCall. A challenge allows five tries, the limit that the spec sets for codes. */
export const confirmSecondFactor = defineCall({
  ...loginCall,
  name: 'confirmSecondFactor',
  summary: 'Finish a loginCall with a code of the authenticator app, a recovery code or a passkey',
  path: '/api/v2/account/login/second-factor',
  body: v.variant('method', [
    v.object({ ...proofEntries, method: v.picklist(['totp', 'recovery']), code: FilledSchema }),
    v.object({ ...proofEntries, method: v.literal('passkey'), response: WebAuthnJsonSchema }),
  ]),
  response: outcomeWith(LoginDataSchema, { known_device: v.optional(v.string()) }),
});
