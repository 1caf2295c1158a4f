import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { EmailSchema } from '../../protocol/wire/wire';
import { verificationCodeMaxLength } from '../../session/forms/limits';

/**
 * 0 is success, 2 a code was already sent, 429 limited until `ratelimit.time`, -2 quota used up until `timestamp`
 * (docs/behaviour/account.md#verification-answers).
 */
export const verifyEmail = defineCall({
  name: 'verifyEmail',
  summary: 'Send a verification code to an address, or check it',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/verify-email',
  query: v.union([
    v.object({
      email: EmailSchema,
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(verificationCodeMaxLength)),
    }),
    // A malformed code must not turn the check into a request for another mail.
    v.object({ email: EmailSchema, resend: knownWord('yes'), code: v.exactOptional(v.never()) }),
  ]),
  response: OutcomeSchema,
  isIdempotent: false,
});
