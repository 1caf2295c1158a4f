import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { EmailSchema } from '../../protocol/wire/wire';
import { passwordMinLength, verificationCodeMaxLength } from '../forms/limits';

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
    // A malformed code or password must not turn a reset into a request for another mail.
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
