import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { socialProviders } from '@starhaven/contracts/session';
import { pageForwarderFor } from '@starhaven/upstream/server';
import { loginNoteCookie, toLoginNote } from '../../lib/login/login-cookies.server';
import { loginPath } from '../../lib/login/login-entry';

/**
 * The account host's own pages on the way to Discord or Twitter and back: with our own API browsers reach that host only through this
 * site. If that host does not redirect, the login page shows a message.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!socialProviders.some((known) => known === params['provider'])) return redirect(loginPath);
  const answer = await pageForwarderFor(context)(request);
  if (answer.status < 400) return answer;
  await answer.body?.cancel();
  const message =
    answer.status === 429
      ? 'Too many attempts. Please wait a moment and try again.'
      : 'Failed to connect to server. Please try again.';
  const note = toLoginNote('error', 'Login Failed', message);
  return redirect(loginPath, { headers: { 'Set-Cookie': await loginNoteCookie(context).set(note) } });
}
