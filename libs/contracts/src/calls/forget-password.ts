import * as v from 'valibot';
import { OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { knownWord } from '../lib/known-word';
import { EmailSchema } from '../lib/wire';
import { passwordMinLength, verificationCodeMaxLength } from '../limits';

/** 0 is success, 2 a code was already sent, -2 the quota is used up until `timestamp` (docs/behaviour/login.md#login-messages). */
export const forgetPassword = defineCall({
  name: 'forgetPassword',
  summary: 'Send a code by mail, or set a new password with it',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/forget-password',
  query: v.union([
    v.object({
      email: EmailSchema,
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(verificationCodeMaxLength)),
      password: v.pipe(v.string(), v.minLength(passwordMinLength)),
    }),
    // A code or a password that does not fit must not turn a reset into one more mail.
    v.object({
      email: EmailSchema,
      resend: knownWord('yes'),
      code: v.exactOptional(v.never()),
      password: v.exactOptional(v.never()),
    }),
  ]),
  response: OutcomeSchema,
  isIdempotent: false,
});
