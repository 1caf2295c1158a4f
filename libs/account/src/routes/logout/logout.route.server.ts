import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { logOut } from '@starhaven/contracts/session';
import { leaveNotice, logOutTo, readSession } from '@starhaven/session/server';
import type { Notice } from '@starhaven/session/server';
import { readFields } from '@starhaven/ui-kit/server';
import { orNull, upstreamFor } from '@starhaven/upstream/server';

const notReached: Notice = {
  type: 'error',
  title: 'Network Error',
  message: 'Failed to connect to server. Please try again. You are still logged in everywhere.',
};
const loggedOutHereOnly: Notice = {
  type: 'warn',
  title: 'Logged out here',
  message: 'The server could not be reached. If this is not your device, log out everywhere later.',
};

/**
 * Ends the session here, and at the host if it supports that, and redirects to `/`, or from the account area to `/login`
 * (docs/behaviour/foundation.md#logout). If the host cannot be reached, the cookie is cleared anyway and a notice says so. A visitor who
 * wants to log out everywhere then stays and sees the message.
 */
// Not made by formAction: the form is in the shell of every page, and each answer is a redirect.
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFields(request, { names: ['everywhere', 'from'] });
  const session = await readSession(context, request);
  const client = upstreamFor(context, request);
  let notice: Notice | null = null;
  if (session && client.hasExtension(extensions.sessions)) {
    const everywhere = form?.get('everywhere') === 'yes';
    const { sessionKey } = session;
    const answer = await orNull(() => client.call(logOut, { sessionKey, body: { everywhere } }));
    if (answer === null) {
      if (everywhere) return redirect('/account/security', { headers: { 'Set-Cookie': leaveNotice(notReached) } });
      notice = loggedOutHereOnly;
    }
  }
  return logOutTo(context, form?.get('from') === 'account' ? '/login' : '/', notice);
}

/** The address has no page of its own; a link must not log anybody out. */
export const loader = () => redirect('/');
