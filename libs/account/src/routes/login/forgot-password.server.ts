import { data, redirect } from '@remix-run/node';
import { forgetPassword, isSuccess, MailRetcode } from '@starhaven/contracts';
import { loginNoteCookie, toLoginNote } from '../../lib/login-cookies.server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';
import { parseForgotForm, parseResetForm } from './forgot.form';
import type { LoginReply } from './login-reply';
import { loginReply } from './login-reply';
import type { RefusedAnswer } from './refusal.server';
import { describeFailure, describeRefusal } from './refusal.server';

const title = 'Error';

/** Has a code sent to an address, or sent again (docs/behaviour/login.md#forgotten-password). */
export async function sendCode({ client }: LoginVisit, form: FormData) {
  const intent = 'send-code';
  const submission = parseForgotForm(form);
  if (submission.status !== 'success') {
    return data(loginReply(intent, { result: submission.reply() }), { status: 422 });
  }
  const { email } = submission.value;
  // Who asks from the code step stays there, whatever the answer.
  const codeEmail = form.has('again') ? email : null;
  const kept: Partial<LoginReply> = { result: submission.reply(), codeEmail };
  try {
    const answer = await client.call(forgetPassword, { query: { email, resend: 'yes' } });
    if (isSuccess(answer.retcode)) {
      const message = {
        type: 'ok',
        title: 'Email Sent',
        message: 'If an account has this address, a verification code is on its way. Look into the spam folder, too.',
      } as const;
      return data(loginReply(intent, { codeEmail: email, message }));
    }
    if (answer.retcode === MailRetcode.ALREADY_SENT) {
      const message = {
        type: 'info',
        title: 'Code Already Sent',
        message: answer.message || 'A code was sent a moment ago. Please use that one.',
      } as const;
      return data(loginReply(intent, { codeEmail: email, message }));
    }
    return refuse(intent, answer, kept);
  } catch (error) {
    return fail(intent, error, kept);
  }
}

/** Sets a new password with the code, and leads to the Login tab. */
export async function resetPassword({ client, context, entry }: LoginVisit, form: FormData) {
  const intent = 'reset-password';
  const submission = parseResetForm(form);
  const result = submission.reply({ hideFields: ['password'] });
  const email = form.get('email');
  const kept: Partial<LoginReply> = { result, codeEmail: typeof email === 'string' && email ? email : null };
  if (submission.status !== 'success') {
    return data(loginReply(intent, kept), { status: 422 });
  }
  try {
    const answer = await client.call(forgetPassword, { query: submission.value });
    if (!isSuccess(answer.retcode)) return refuse(intent, answer, kept);
  } catch (error) {
    return fail(intent, error, kept);
  }
  const note = toLoginNote('ok', 'Password Reset Successful', 'Log in with your new password.');
  return redirect(loginHref(entry), { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
}

type MailIntent = 'send-code' | 'reset-password';

function refuse(intent: MailIntent, answer: RefusedAnswer, kept: Partial<LoginReply>) {
  if (answer.retcode === MailRetcode.QUOTA_USED_UP && answer.timestamp > 0) {
    return data(loginReply(intent, { ...kept, quotaUntilSeconds: answer.timestamp }), { status: 429 });
  }
  const fallback =
    intent === 'send-code' ? 'The code could not be sent. Please try again.' : 'The password could not be reset.';
  const refusal = describeRefusal(answer, title, fallback);
  return data(loginReply(intent, { ...kept, ...refusal }), { status: refusal.status });
}

function fail(intent: MailIntent, error: unknown, kept: Partial<LoginReply>) {
  const refusal = describeFailure(error, title);
  return data(loginReply(intent, { ...kept, ...refusal }), { status: refusal.status });
}
