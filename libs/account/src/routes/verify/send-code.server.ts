import { verifyEmail } from '@starhaven/contracts/account';
import { MailRetcode } from '@starhaven/contracts/session';
import { requireLiveAnswer } from '@starhaven/session/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { formIntent, refusedForm } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isLimited, refusedReply, retryAfterHeader } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { requireAccount } from '../../lib/visit/require-account.server';
import { addressToVerify, noAddressText } from './own-address.server';
import { rateLimited } from './rate-limited';
import type { VerifyReplyFields } from './verify-reply';

type VerifyAnswer = FormAnswer<VerifyReplyFields>;

const title = 'Email Send Failed';

/**
 * Mails a code to the account's address; a form cannot name another one. With `again` the last code is mailed once more
 * (docs/behaviour/account.md#verification-answers).
 */
export const sendCodeIntent = formIntent(
  v.object({ again: v.optional(v.string(), '') }),
  async (visit: AccountVisit, { again }): Promise<VerifyAnswer> => {
    const email = addressToVerify(await requireAccount(visit));
    if (email === null) return refusedForm(noAddressText, 422, title);
    const query = again === 'yes' ? { email, resend: 'yes' as const } : { email };
    const result = await visit.client.call(verifyEmail, { query });
    await requireLiveAnswer(visit.context, visit.request, result);
    if (!result.ok) return describe(result);
    const message = 'A verification code is on its way. Look in the spam folder, too.';
    return { message: { type: 'ok', title: 'Verification Email Sent', message }, more: { isSent: true } };
  },
  { keep: (fields) => ({ isSent: fields.get('again') === 'yes' }) },
);

function describe(refusal: CallRefusal): VerifyAnswer {
  const { retcode, message, timestamp } = refusal;
  const untilSeconds = timestamp > Date.now() / 1000 ? timestamp : null;
  if (retcode === MailRetcode.ALREADY_SENT) {
    const text = message || 'A code was sent a moment ago. Please use that one.';
    return {
      message: { type: 'info', title: 'Code Already Sent', message: text },
      waitUntilSeconds: untilSeconds,
      more: { isSent: true },
    };
  }
  if (isLimited(refusal)) return refusedReply(refusal, { ...rateLimited, message: 'Too many mails were requested.' });
  if (retcode === MailRetcode.QUOTA_USED_UP) {
    const text = message || 'No more emails can be sent today.';
    return {
      message: { type: 'warn', title: 'Email Quota Reached', message: text },
      more: { quotaUntilSeconds: untilSeconds },
      status: 429,
      headers: new Headers(retryAfterHeader(untilSeconds)),
    };
  }
  return refusedReply(refusal, { title, message: 'The code could not be sent. Please try again.' });
}
