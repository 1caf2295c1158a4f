import { redirect } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { logOut } from '@starhaven/contracts/session';
import { readSession, sessionsFor } from '@starhaven/session/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { loginHref } from '../../../lib/login/login-entry';
import type { LoginVisit } from '../finish-login.server';

/** "No" of the Already Logged In dialog: ends the stored login and shows the form (docs/behaviour/login.md#login-dialogs). */
export const switchAccountIntent = formIntent(v.object({}), async ({ client, context, request, entry }: LoginVisit) => {
  const session = await readSession(context, request);
  if (session && client.hasExtension(extensions.sessions)) {
    // The cookie is cleared in any case: a failing host must not keep a visitor logged in here.
    await client.call(logOut, { sessionKey: session.sessionKey, body: {} }).catch((error: unknown) => {
      if (!isUpstreamError(error)) throw error;
    });
  }
  return redirect(loginHref(entry), { headers: { 'Set-Cookie': await sessionsFor(context).destroy() } });
});
