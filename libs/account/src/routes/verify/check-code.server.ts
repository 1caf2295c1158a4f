import { verifyEmail } from '@starhaven/contracts/account';
import { leaveWithNotice } from '@starhaven/session/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import { formIntent } from '@starhaven/ui-kit/server';
import { isLimited, refusedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../lib/visit/account-visit.server';
import { wrongCodeText } from '../../lib/code-words.server';
import { requireAccount } from '../../lib/visit/require-account.server';
import { settle } from '../../lib/visit/settle.server';
import { addressToVerify, noAddressText } from './own-address.server';
import { rateLimited } from './rate-limited';
import type { VerifyReplyFields } from './verify-reply';
import { VerifyFormSchema } from './verify.form';

const refusal = { title: 'Verification Failed', message: 'Invalid verification code.' };

/** Checks the code; then the account page loads the account again (docs/behaviour/account.md#verification-answers). */
export const checkCodeIntent = formIntent(
  VerifyFormSchema,
  async (visit: AccountVisit, { code }, form): Promise<FormAnswer<VerifyReplyFields> | Response> => {
    const email = addressToVerify(await requireAccount(visit));
    if (email === null) {
      return { message: { type: 'error', title: refusal.title, message: noAddressText }, status: 422 };
    }
    const result = await visit.client.call(verifyEmail, { query: { email, code } });
    if (!result.ok && isLimited(result)) {
      return refusedReply(result, { ...rateLimited, message: 'Too many codes were entered.' });
    }
    if (!result.ok) {
      const reply = await settle<VerifyReplyFields>(visit, result, { success: null, refusal });
      return { ...reply, result: form.result({ fields: { code: [wrongCodeText(visit.client)] } }) };
    }
    const message = 'Mails to your address reach you.';
    return leaveWithNotice('/account', { type: 'ok', title: 'Email Verified', message });
  },
  { keep: (fields) => ({ isSent: fields.has('is_sent') }) },
);
