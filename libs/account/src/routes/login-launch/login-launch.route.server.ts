import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSession } from '@starhaven/session/server';
import { isFromHere } from '../../lib/login/is-from-here.server';
import { loginHref } from '../../lib/login/login-entry';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { readEntry } from '../../lib/login/login-target.server';

const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Starts the game with the access token. Only this redirect contains the token, so that it is in no HTML. A link leads here, because
 * browsers refuse a form that redirects to another scheme (docs/security.md#forms-and-redirects).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const settings = loginSettingsFor(context);
  const { type } = readEntry(new URL(request.url).searchParams, settings);
  const session = await readSession(context, request);
  // Other sites must not start games.
  if (!session || !isFromHere(request)) return redirect(loginHref({ type, redirect: '' }), { headers });
  if (!settings.appScheme) return redirect(loginHref({ type, redirect: '' }, { step: 'launch' }), { headers });
  const search = new URLSearchParams({ token: session.token || session.sessionKey, type });
  return redirect(`${settings.appScheme}://login?${search}`, { headers });
}
