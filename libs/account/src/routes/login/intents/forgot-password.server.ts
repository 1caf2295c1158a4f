import { redirect } from '@remix-run/node';
import { forgetPassword, MailRetcode } from '@starhaven/contracts/session';
import { formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isLimited, retryAfterHeader } from '@starhaven/upstream/server';
import { loginNoteCookie, toLoginNote } from '../../../lib/login/login-cookies.server';
import { wrongCodeText } from '../../../lib/code-words.server';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { ForgotFormSchema, ResetFormSchema } from '../forms/forgot.form';
import { describeRefusal } from '../refusal.server';

const title = 'Error';

const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Requests a mail with a code, or the same mail again (docs/behaviour/login.md#forgotten-password). */
export const sendCodeIntent = formIntent(
  ForgotFormSchema,
  async ({ client }: LoginVisit, { email }): Promise<LoginAnswer> => {
    const answer = await client.call(forgetPassword, { query: { email, resend: 'yes' } });
    if (answer.ok) {
      const message = {
        type: 'ok',
        title: 'Email Sent',
        message: 'If an account has this address, a verification code is on its way. Look in the spam folder, too.',
      } as const;
      return { message, more: { codeEmail: email } };
    }
    if (answer.retcode === MailRetcode.ALREADY_SENT) {
      const message = {
        type: 'info',
        title: 'Code Already Sent',
        message: answer.message || 'A code was sent a moment ago. Please use that one.',
      } as const;
      return { message, more: { codeEmail: email } };
    }
    return refuse(answer, 'The code could not be sent. Please try again.');
  },
  // A visitor who sends this from the code step stays there, whatever the answer.
  { keep: (fields) => ({ codeEmail: fields.has('again') ? textOf(fields, 'email') : null }) },
);

/** Sets a new password with the code, and leads to the Login tab. */
export const resetPasswordIntent = formIntent(
  ResetFormSchema,
  async ({ client, context, entry }: LoginVisit, value, form): Promise<LoginAnswer> => {
    const answer = await client.call(forgetPassword, { query: value });
    if (!answer.ok) {
      const fallback = 'The password could not be reset.';
      // The specification has no retcode for a wrong code, so every refusal that is not a limit counts as one.
      if (isLimited(answer) || answer.timestamp > 0) return refuse(answer, fallback);
      const refusal = describeRefusal(answer, title, fallback);
      // Our own API names the password when it is too weak.
      const fields: Record<string, string[]> =
        answer.field === 'password' ? { password: [refusal.message.message] } : { code: [wrongCodeText(client)] };
      return { ...refusal, result: form.result({ fields }) };
    }
    const note = toLoginNote('ok', 'Password Reset Successful', 'Log in with your new password.');
    return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
  },
  { secrets: ['password'], keep: (fields) => ({ codeEmail: textOf(fields, 'email') }) },
);

function refuse(answer: CallRefusal, fallback: string): LoginAnswer {
  if (answer.retcode === MailRetcode.QUOTA_USED_UP && answer.timestamp > 0) {
    const headers = new Headers(retryAfterHeader(answer.timestamp));
    return { more: { quotaUntilSeconds: answer.timestamp }, status: 429, headers };
  }
  return describeRefusal(answer, title, fallback);
}
