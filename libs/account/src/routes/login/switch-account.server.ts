import { redirect } from '@remix-run/node';
import { extensions, logOut } from '@starhaven/contracts';
import { readSession, sessionsFor } from '@starhaven/session/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { loginHref } from '../../lib/login-entry';
import type { LoginVisit } from './finish-login.server';

/** "No" of the Already Logged In dialog: ends the stored login and shows the form (docs/behaviour/login.md#login-dialogs). */
export async function switchAccount({ client, context, request, entry }: LoginVisit) {
  const session = await readSession(context, request);
  if (session && client.hasExtension(extensions.sessions)) {
    // The cookie goes in any case: a host that is down must not keep anybody logged in here.
    await client.call(logOut, { sessionKey: session.sessionKey, body: {} }).catch((error: unknown) => {
      if (!isUpstreamError(error)) throw error;
    });
  }
  return redirect(loginHref(entry), { headers: { 'Set-Cookie': await sessionsFor(context).destroy() } });
}
