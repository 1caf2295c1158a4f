import * as v from 'valibot';
import { LoginDataSchema } from '../../../session/entities/login-data';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { FilledSchema, WebAuthnJsonSchema, loginCall } from './second-factor-call';

const proofEntries = {
  challenge: FilledSchema,
  /** The same as in a login (extension `known-devices`). */
  known_device: v.optional(v.string()),
};

/** Answers like a login. A challenge allows five attempts, the limit that the specification sets for codes. */
export const confirmSecondFactor = defineCall({
  ...loginCall,
  name: 'confirmSecondFactor',
  summary: 'Finish a login with a code of the authenticator app, a recovery code or a passkey',
  path: '/api/v2/account/login/second-factor',
  body: v.variant('method', [
    v.object({ ...proofEntries, method: v.picklist(['totp', 'recovery']), code: FilledSchema }),
    v.object({ ...proofEntries, method: v.literal('passkey'), response: WebAuthnJsonSchema }),
  ]),
  response: outcomeWith(LoginDataSchema, { known_device: v.optional(v.string()) }),
});
