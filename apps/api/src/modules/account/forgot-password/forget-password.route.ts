import { forgetPassword, MailRetcode } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditAttempt } from '../audit/audit-attempt';
import { forgetPasswordRules } from '../codes/code-form-rules';
import { sendCodes } from '../codes/send-codes';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { requireEmail } from '../names/email';
import { resetPassword } from './reset-password';

/** One call for both steps of a forgotten password: without a code it mails one, with a code it sets the new password. */
export function forgetPasswordRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    forgetPassword,
    async ({ query, request }) => {
      const { address, addressKey } = requireVisitorAddress(request);
      const { key: emailKey } = requireEmail(query.email);
      const audited = { log: request.log, address };
      if (query.code === undefined) {
        const isResend = query.resend === 'yes';
        await auditAttempt(context, {
          ...audited,
          event: 'reset-mail',
          work: () => sendCodes(context, { purpose: 'reset', emailKey, addressKey, isResend, accountId: null }),
        });
        return { retcode: MailRetcode.SENT, message: 'A code was sent' };
      }
      const { code, password } = query;
      await auditAttempt(context, {
        ...audited,
        event: 'password-reset',
        uidOf: (accountId) => accountId,
        work: () => resetPassword(context, { emailKey, code, password, addressKey }),
      });
      return { retcode: 0, message: 'Password changed' };
    },
    { fieldRules: forgetPasswordRules(context.passwordPolicy.minLength) },
  );
}
