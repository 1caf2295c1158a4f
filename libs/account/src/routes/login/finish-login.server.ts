import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import type { LoginData } from '@starhaven/contracts/session';
import { getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { logOut } from '@starhaven/contracts/session';
import type { Notice } from '@starhaven/session/server';
import { leaveNotice, readSession, sessionsFor } from '@starhaven/session/server';
import type { FormAnswer, SentForm } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { knownDeviceCookie, pendingLoginCookie, socialEntryCookie } from '../../lib/login/login-cookies.server';
import type { LoginEntry } from '../../lib/login/login-entry';
import { loginHref } from '../../lib/login/login-entry';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import type { LoginTarget } from '../../lib/login/login-target.server';
import { loginTarget } from '../../lib/login/login-target.server';
import type { LoginReplyFields } from './login-reply';

export interface LoginVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
  entry: LoginEntry;
}

export type LoginAnswer = FormAnswer<LoginReplyFields> | Response;

interface SavedLogin {
  target: LoginTarget;
  headers: Headers;
}

interface ProvenLogin {
  data: LoginData;
  known_device?: string;
}

/** Saves the session of a login and returns its target. Throws `UpstreamError` when the account call is needed and fails. */
export async function saveLogin(
  { context, request, client, entry }: LoginVisit,
  answer: ProvenLogin,
): Promise<SavedLogin | null> {
  const session = await completeSession(client, answer.data);
  if (session.expiredlogin === 0) return null;
  await endOldSession(context, request, client);
  const headers = new Headers();
  headers.append('Set-Cookie', await sessionsFor(context).commit(session));
  headers.append('Set-Cookie', await pendingLoginCookie(context).clear());
  if (await socialEntryCookie(context).read(request)) {
    headers.append('Set-Cookie', await socialEntryCookie(context).clear());
  }
  if (answer.known_device && client.hasExtension(extensions.knownDevices)) {
    headers.append('Set-Cookie', await knownDeviceCookie(context).set(answer.known_device));
  }
  return { target: loginTarget(entry, loginSettingsFor(context)), headers };
}

/** Ends the session that a new login in the same browser replaces. Its key is lost with the cookie, so it could not be ended later. */
async function endOldSession(context: AppLoadContext, request: Request, client: UpstreamClient): Promise<void> {
  const old = await readSession(context, request);
  if (!old || !client.hasExtension(extensions.sessions)) return;
  await client.call(logOut, { sessionKey: old.sessionKey, body: {} }).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
  });
}

/**
 * If the host does not send the end of the login, the uid, the username or the roles, the account call returns them
 * (docs/behaviour/foundation.md#stored-session).
 */
async function completeSession(client: UpstreamClient, login: LoginData): Promise<LoginData> {
  if (login.expiredlogin > 0 && login.uid && login.username && login.role.length > 0) return login;
  const result = await client.call(getAccount, { sessionKey: login.sessionKey, body: {} }).catch((error: unknown) => {
    // The login itself has worked; if the account call fails, the login stays as it is.
    if (isUpstreamError(error)) return null;
    throw error;
  });
  if (!result?.ok) return login;
  const { account } = result.data;
  return {
    ...login,
    uid: login.uid || account._id,
    username: login.username || account.username,
    name: login.name || account.name,
    tokenAPI: login.tokenAPI || account.tokenAPI,
    locale: login.locale || account.locale,
    role: login.role.length > 0 ? login.role : account.role,
    roleExpired: login.roleExpired || account.roleExpired,
    expiredlogin: login.expiredlogin || account.expiredlogin,
  };
}

/** The message after a login that ends with a redirect. The next page shows it. */
const loggedIn: Notice = { type: 'ok', title: 'Login Successful', message: 'Welcome back.' };

/** The redirect after a login was saved. The next page shows the message. */
export function redirectWithNotice({ target, headers }: SavedLogin, notice = loggedIn): Response {
  headers.append('Set-Cookie', leaveNotice(notice));
  return redirectToTarget(target, headers);
}

/** The redirect after a login, for browsers without JavaScript. */
export function redirectToTarget(target: LoginTarget, headers: Headers): Response {
  return redirect(target.kind === 'site' ? target.to : target.page, { headers });
}

/**
 * Saves a login and redirects the visitor. `notice` replaces the message of the login. It is an error if the host does not send how long the
 * login lasts.
 */
export async function letIn(
  visit: LoginVisit,
  login: ProvenLogin,
  form: SentForm,
  notice?: Notice,
): Promise<LoginAnswer> {
  const saved = await saveLogin(visit, login);
  if (saved) return answerLogin(saved, form.isEnhanced, notice);
  return { message: { type: 'error', title: 'Login Failed', message: noExpiryText }, status: 502 };
}

/** Answers a login with a redirect. A page with scripts gets the message instead, so that the visitor can read it for a second. */
function answerLogin(saved: SavedLogin, isEnhanced: boolean, notice?: Notice): LoginAnswer {
  if (!isEnhanced) return redirectWithNotice(saved, notice);
  const { target, headers } = saved;
  const done =
    target.kind === 'site' || target.to === null
      ? { to: target.to ?? pageOf(target), isDocument: false }
      : { to: target.to, isDocument: true };
  const message = notice ?? { ...loggedIn, message: welcome(target) };
  return { message, more: { done }, headers };
}

const pageOf = (target: LoginTarget) => ('page' in target ? target.page : loginHref({ type: 'web', redirect: '' }));

function welcome(target: LoginTarget): string {
  if (target.kind !== 'launch') return 'Welcome back.';
  return target.to === null ? 'Start the game yourself now.' : 'The game opens in a moment.';
}

/**
 * Shown when a login worked but returned no session that can be saved (key and expiry are required, see
 * docs/behaviour/foundation.md#saving-and-clearing).
 */
export const noExpiryText =
  'The server did not say how long the login lasts, so we could not keep it. Please log in again.';
