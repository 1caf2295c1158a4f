import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import { logIn } from '@starhaven/contracts/session';
import { upstreamFor } from '@starhaven/upstream/server';
import {
  loginNoteCookie,
  pendingLoginCookie,
  socialEntryCookie,
  toLoginNote,
} from '../../lib/login/login-cookies.server';
import type { PendingLogin } from '../../lib/login/login-cookies.server';
import { loginHref } from '../../lib/login/login-entry';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { readEntry, toEntry } from '../../lib/login/login-target.server';
import { isAnnounced } from '../../lib/social/social-providers.server';
import type { LoginVisit } from './finish-login.server';
import { noExpiryText, redirectWithNotice, saveLogin } from './finish-login.server';
import { loginExtras } from './login-extras.server';
import { describeFailure, describeRefusal } from './refusal.server';
import { isEqual } from '../../lib/login/is-equal.server';

const title = 'Login Failed';
type SocialLogin = Extract<PendingLogin, { kind: 'social' }>;

/**
 * The return from Discord or Twitter (docs/behaviour/login.md#social-login). A link with another person's `session` must not silently log a
 * visitor in (docs/security.md#session-theft). Only the browser that started the login is logged in at once; any other visitor must
 * confirm. The answer is always a redirect that removes the parameters from the address.
 */
export async function returnFromSocial(context: AppLoadContext, request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const settings = loginSettingsFor(context);
  const login: SocialLogin = {
    kind: 'social',
    session: (search.get('session') ?? '').slice(0, 1000),
    loginType: (search.get('login_type') ?? '').slice(0, 40),
  };
  const left = await socialEntryCookie(context).read(request);
  const state = search.get('state');
  const client = upstreamFor(context, request);
  // A host that announces its social logins returns the state; only other hosts may omit it.
  const hasLeftHere =
    left !== null && (state === null ? !isAnnounced(left.provider, client) : isEqual(state, left.state));
  if (!hasLeftHere) {
    const headers = { 'Set-Cookie': await pendingLoginCookie(context).set(login) };
    return redirect(loginHref(readEntry(search, settings), { step: 'social' }), { headers });
  }
  const entry = toEntry(search.get('type') ?? left.type, left.redirect, settings);
  return exchangeSocial({ context, request, client, entry }, login);
}

/** Logs in with the data of a social login. Always redirects, so that the address does not keep the data. */
export async function exchangeSocial(visit: LoginVisit, login: SocialLogin): Promise<Response> {
  const { client, context, request, entry } = visit;
  let failure = noExpiryText;
  let refusedTitle = title;
  try {
    const extras = await loginExtras(client, context, request);
    const body = { session: login.session, login_type: login.loginType, enter_type: entry.type, ...extras };
    const answer = await client.call(logIn, { body });
    if (answer.ok && answer.data) {
      const saved = await saveLogin(visit, { ...answer, data: answer.data });
      if (saved) return redirectWithNotice(saved);
    } else if (answer.challenge) {
      const headers = new Headers();
      const pending = { kind: 'second-factor', challenge: answer.challenge } as const;
      headers.append('Set-Cookie', await pendingLoginCookie(context).set(pending));
      headers.append('Set-Cookie', await socialEntryCookie(context).clear());
      return redirect(loginHref(entry, { step: 'second-factor' }), { headers });
    } else {
      const { message } = describeRefusal(answer, title, 'Invalid credentials');
      [refusedTitle, failure] = [message.title, message.message];
    }
  } catch (error) {
    const { message } = describeFailure(error, title);
    [refusedTitle, failure] = [message.title, message.message];
  }
  const headers = new Headers();
  headers.append('Set-Cookie', await loginNoteCookie(context).set(toLoginNote('error', refusedTitle, failure)));
  headers.append('Set-Cookie', await pendingLoginCookie(context).clear());
  headers.append('Set-Cookie', await socialEntryCookie(context).clear());
  return redirect(loginHref(entry), { headers });
}
