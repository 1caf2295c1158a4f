import { redirect } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { logIn, LoginRetcode } from '@starhaven/contracts/session';
import { formIntent } from '@starhaven/ui-kit/server';
import type { CallRefusal } from '@starhaven/upstream/server';
import { isLimited } from '@starhaven/upstream/server';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../../lib/login/login-cookies.server';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginAnswer, LoginVisit } from '../finish-login.server';
import { letIn } from '../finish-login.server';
import { loginExtras } from '../login-extras.server';
import { isGuestForm, loginSchemaOf } from '../forms/login.form';
import { proofOf, toShownPuzzle } from '../puzzle.server';
import { describeRefusal } from '../refusal.server';

/** Stays at the field after the toast with the host's message is gone. It does not say which of the two is wrong. */
const checkBothText = 'Please check your username and password.';

/** Our API names the field, so that a banned member is not asked to type again. Other hosts name none. */
const isFaultOfInput = (refusal: CallRefusal, namesFields: boolean) =>
  !isLimited(refusal) && (namesFields ? refusal.field === 'password' : true);

/** Logs in with name and password, or as a guest with only the name. */
export const logInIntent = formIntent(
  loginSchemaOf,
  async (visit: LoginVisit, { username, password }, form): Promise<LoginAnswer> => {
    const { client, context, request, entry } = visit;
    const isGuest = isGuestForm(form.fields);
    const extras = await loginExtras(client, context, request);
    const base = { username, enter_type: entry.type, ...extras, ...proofOf(form.fields) };
    // With the switch on the login is a guest login, even if the browser filled in the hidden password.
    const answer = await client.call(logIn, { body: isGuest ? base : { ...base, password } });
    if (answer.ok && answer.data) return letIn(visit, { ...answer, data: answer.data }, form);
    if (answer.puzzle) return { more: { puzzle: toShownPuzzle(answer.puzzle) }, status: 422 };
    if (answer.challenge) {
      const pending = await pendingLoginCookie(context).set({ kind: 'second-factor', challenge: answer.challenge });
      return redirect(loginHref(entry, { step: 'second-factor' }), { headers: { 'Set-Cookie': pending } });
    }
    if (isGuest && !answer.ok && answer.retcode === LoginRetcode.PASSWORD_REQUIRED) {
      const message = {
        type: 'warn',
        title: 'Password Required',
        message: 'This account has a password. Please use the regular login.',
      } as const;
      return { message, more: { needsPassword: true }, status: 422 };
    }
    const refusal = describeRefusal(answer, 'Login Failed', 'Invalid credentials');
    const isFault = !isGuest && !answer.ok && isFaultOfInput(answer, client.hasExtension(extensions.sessions));
    const result = isFault ? { result: form.result({ fields: { password: [checkBothText] } }) } : {};
    const headers = new Headers();
    // Without JavaScript the next step is a link, which would lose the typed text.
    if (refusal.waitUntilSeconds !== null && !form.isEnhanced) {
      headers.append('Set-Cookie', await loginNoteCookie(context).set(toLoginNote('info', '', '', username)));
    }
    return { ...refusal, ...result, headers };
  },
  { secrets: ['password'] },
);
