import { verificationCodeMaxLength } from '@starhaven/contracts/session';
import * as v from 'valibot';

/** The code of a mail (docs/behaviour/account.md#email-verification). */
export const VerifyFormSchema = v.object({
  code: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('Please enter the verification code.'),
    v.maxLength(verificationCodeMaxLength, `The verification code has at most ${verificationCodeMaxLength} characters`),
  ),
});
