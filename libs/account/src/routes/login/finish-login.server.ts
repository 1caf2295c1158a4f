import { data, redirect } from '@remix-run/node';
import type { LoginData } from '@starhaven/contracts';
import { extensions, getAccount, isSuccess, logOut } from '@starhaven/contracts';
import { readSession, sessionsFor } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { knownDeviceCookie, pendingLoginCookie, socialEntryCookie } from '../../lib/login-cookies.server';
import type { LoginEntry } from '../../lib/login-entry';
import { loginHref } from '../../lib/login-entry';
import { loginSettingsFor } from '../../lib/login-settings.server';
import type { LoginTarget } from '../../lib/login-target.server';
import { loginTarget } from '../../lib/login-target.server';
import type { LoginIntent } from './login-reply';
import { loginReply } from './login-reply';

export interface LoginVisit {
  context: unknown;
  request: Request;
  client: UpstreamClient;
  entry: LoginEntry;
}

interface SuccessfulAnswer {
  data: LoginData;
  known_device?: string;
}

/** Saves the session of a login and says where it leads. Throws `UpstreamError` when the account has to be asked and cannot. */
export async function saveLogin(
  { context, request, client, entry }: LoginVisit,
  answer: SuccessfulAnswer,
): Promise<{ target: LoginTarget; headers: Headers } | null> {
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

/** A new login in the same browser takes the place of the old one, which nobody could end any more. */
async function endOldSession(context: unknown, request: Request, client: UpstreamClient): Promise<void> {
  const old = await readSession(context, request);
  if (!old || !client.hasExtension(extensions.sessions)) return;
  await client.call(logOut, { sessionKey: old.sessionKey, body: {} }).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
  });
}

/** A host that does not say when the login ends is asked for the account, which does (docs/behaviour/foundation.md#stored-session). */
async function completeSession(client: UpstreamClient, login: LoginData): Promise<LoginData> {
  if (login.expiredlogin > 0) return login;
  const answer = await client.call(getAccount, { sessionKey: login.sessionKey, body: {} }).catch((error: unknown) => {
    // The login itself has worked: an account that cannot be read leaves it as it is.
    if (isUpstreamError(error)) return null;
    throw error;
  });
  if (
    answer === null ||
    !isSuccess(answer.retcode) ||
    !('data' in answer) ||
    typeof answer.data !== 'object' ||
    answer.data === null
  )
    return login;
  const { account } = answer.data as { account: Omit<LoginData, 'uid'> & { _id: string } };
  return {
    ...login,
    uid: login.uid || account._id,
    username: login.username || account.username,
    name: login.name || account.name,
    tokenAPI: login.tokenAPI || account.tokenAPI,
    locale: login.locale || account.locale,
    role: login.role.length > 0 ? login.role : account.role,
    roleExpired: login.roleExpired || account.roleExpired,
    expiredlogin: account.expiredlogin,
  };
}

/** The redirect after a login without JavaScript. */
export function redirectToTarget(target: LoginTarget, headers: Headers): Response {
  return redirect(target.kind === 'site' ? target.to : target.page, { headers });
}

/** What an action answers after a login: the redirect, or to an enhanced page the news, so that it can be read for a second. */
export function answerLogin(
  { target, headers }: { target: LoginTarget; headers: Headers },
  intent: LoginIntent,
  isEnhanced: boolean,
) {
  if (!isEnhanced) return redirectToTarget(target, headers);
  const done =
    target.kind === 'site' || target.to === null
      ? { to: target.to ?? pageOf(target), isDocument: false }
      : { to: target.to, isDocument: true };
  const message = { type: 'ok', title: 'Login Successful', message: welcome(target) } as const;
  return data(loginReply(intent, { message, done }), { headers });
}

const pageOf = (target: LoginTarget) => ('page' in target ? target.page : loginHref({ type: 'web', redirect: '' }));

const welcome = ({ kind }: LoginTarget) => (kind === 'launch' ? 'The game opens in a moment.' : 'Welcome back.');

/**
 * Shown when a login worked and yet says nothing that could be saved (key and expiry are needed, see
 * docs/behaviour/foundation.md#saving-and-clearing).
 */
export const noExpiryText = 'The server did not say how long the login lasts, so it could not be kept.';
