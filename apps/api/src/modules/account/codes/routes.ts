import { forgetPassword, MailRetcode, verifyEmail } from '@starhaven/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal';
import { registerCall } from '../../../platform/http/register-call';
import type { CallInput } from '../../../platform/http/register-call';
import { AccountLog } from '../account-log';
import type { AccountModuleOptions } from '../account-module-options';
import { requireEmail } from '../names/email';
import { requireVisitorAddress } from '../require-visitor-address';
import { findSessionKey } from '../sessions/find-session-key';
import { requireAccount } from '../sessions/require-account';
import { checkEmail } from './check-email';
import { forgetPasswordRules, verifyEmailRules } from './code-form-rules';
import type { CodePurpose } from './code-text';
import { MailLimits } from './mail-limits';
import { resetPassword } from './reset-password';
import { sendCodes } from './send-codes';

type CodeEvent = 'reset-mail' | 'password-reset' | 'verification-mail' | 'email-verified';

/** Codes by mail: a new password, and the proof of a mail address (docs/behaviour/api.md#account-calls). */
export function registerCodeRoutes(app: FastifyInstance, options: AccountModuleOptions): void {
  const { db, mailer, site, accountSecret: secret, passwordPolicy: policy } = options;
  const limits = new MailLimits(options.limits);
  const log = new AccountLog(options.logSecret);

  /** Writes down how it went; `work` returns the account's id when it knows it. */
  async function noted(request: FastifyRequest, event: CodeEvent, work: () => Promise<number | void>): Promise<void> {
    const { address } = requireVisitorAddress(request);
    try {
      log.write(request, event, { outcome: 'ok', uid: (await work()) ?? undefined, address });
    } catch (error) {
      const outcome = !(error instanceof Refusal) ? 'error' : error.status === 429 ? 'limited' : 'refused';
      log.write(request, event, { outcome, address });
      throw error;
    }
  }

  const send = async (
    request: FastifyRequest,
    purpose: CodePurpose,
    { emailKey, isResend, accountId }: { emailKey: string; isResend: boolean; accountId: number | null },
  ) => {
    const { addressKey } = requireVisitorAddress(request);
    await noted(request, purpose === 'reset' ? 'reset-mail' : 'verification-mail', () =>
      sendCodes({ db, mailer, limits, site, secret }, { purpose, emailKey, addressKey, isResend, accountId }),
    );
    return { retcode: MailRetcode.SENT, message: 'A code was sent' };
  };

  const answerForgotten = async ({ query, request }: CallInput<typeof forgetPassword>) => {
    const { addressKey } = requireVisitorAddress(request);
    const { key: emailKey } = requireEmail(query.email);
    if (query.code === undefined) {
      return send(request, 'reset', { emailKey, isResend: query.resend === 'yes', accountId: null });
    }
    const { code, password } = query;
    await noted(request, 'password-reset', () =>
      resetPassword({ db, mailer, limits, site, secret, policy }, { emailKey, code, password, addressKey }),
    );
    return { retcode: 0, message: 'Password changed' };
  };
  registerCall(app, forgetPassword, answerForgotten, { fieldRules: forgetPasswordRules(policy.minLength) });

  const answerVerification = async ({ query, request }: CallInput<typeof verifyEmail>) => {
    const { addressKey } = requireVisitorAddress(request);
    const { key: emailKey } = requireEmail(query.email);
    // The spec's call names no account; whoever is logged in means their own.
    const signedIn = findSessionKey(request) === null ? null : await requireAccount(request, db);
    const accountId = signedIn?.account.id ?? null;
    if (query.code === undefined) {
      return send(request, 'verify', { emailKey, isResend: query.resend === 'yes', accountId });
    }
    const { code } = query;
    await noted(request, 'email-verified', () =>
      checkEmail({ db, limits, secret }, { emailKey, code, addressKey, accountId }),
    );
    return { retcode: 0, message: 'Email verified' };
  };
  registerCall(app, verifyEmail, answerVerification, { fieldRules: verifyEmailRules });
}
