import { verifyEmail } from '@starhaven/contracts/account';
import { MailRetcode } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditAttempt } from '../audit/audit-attempt';
import { verifyEmailRules } from '../codes/code-form-rules';
import { sendCodes } from '../codes/send-codes';
import { findSessionKey } from '../http/find-session-key';
import { requireSignedIn } from '../http/require-signed-in';
import { requireVisitorAddress } from '../http/require-visitor-address';
import { requireEmail } from '../names/email';
import { checkEmail } from './check-email';

/** One call for both steps of verifying a mail address: without a code it mails one, with a code it checks it. */
export function verifyEmailRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    verifyEmail,
    async ({ query, request }) => {
      const { address, addressKey } = requireVisitorAddress(request);
      const { key: emailKey } = requireEmail(query.email);
      // The call of the specification names no account; a request with a session means the account of that session.
      const signedIn = findSessionKey(request) === null ? null : await requireSignedIn(request, context.db);
      const accountId = signedIn?.account.id ?? null;
      const audited = { log: request.log, address };
      if (query.code === undefined) {
        const isResend = query.resend === 'yes';
        await auditAttempt(context, {
          ...audited,
          event: 'verification-mail',
          work: () => sendCodes(context, { purpose: 'verify', emailKey, addressKey, isResend, accountId }),
        });
        return { retcode: MailRetcode.SENT, message: 'A code was sent' };
      }
      const { code } = query;
      await auditAttempt(context, {
        ...audited,
        event: 'email-verified',
        uidOf: (id) => id,
        work: () => checkEmail(context, { emailKey, code, addressKey, accountId }),
      });
      return { retcode: 0, message: 'Email verified' };
    },
    { fieldRules: verifyEmailRules },
  );
}
