import { redirect } from '@remix-run/node';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { loginNoteCookie, pendingLoginCookie, toLoginNote } from '../../../lib/login/login-cookies.server';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginVisit } from '../finish-login.server';
import { exchangeSocial } from '../social-return.server';

/** The visitor confirmed a social login that did not start in this browser. */
export const continueSocialIntent = formIntent(v.object({}), async (visit: LoginVisit) => {
  const pending = await pendingLoginCookie(visit.context).read(visit.request);
  if (pending?.kind === 'social') return exchangeSocial(visit, pending);
  const note = toLoginNote('warn', 'Login Failed', 'This login took too long. Please log in again.');
  const headers = { 'Set-Cookie': await loginNoteCookie(visit.context).set(note) };
  return redirect(loginHref(visit.entry), { headers });
});
