import { randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { socialLoginPath } from '@starhaven/contracts/session';
import { upstreamFor } from '@starhaven/upstream/server';
import { socialEntryCookie } from '../../lib/login/login-cookies.server';
import { loginHref } from '../../lib/login/login-entry';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { readEntry } from '../../lib/login/login-target.server';
import { availableProviders, isAnnounced } from '../../lib/social/social-providers.server';

/** Redirects to Discord or Twitter, and remembers in the browser that the login started here (docs/security.md#session-theft). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const settings = loginSettingsFor(context);
  const entry = readEntry(new URL(request.url).searchParams, settings);
  const client = upstreamFor(context, request);
  const providers = availableProviders(client, settings);
  const provider = providers.find((known) => known === params['provider']);
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  if (!provider) return redirect(loginHref(entry), { headers });
  const state = randomBytes(32).toString('base64url');
  headers.append('Set-Cookie', await socialEntryCookie(context).set({ state, provider, ...entry }));
  // Only a host that announces its social logins supports the state. For any other host, the address is that of the specification.
  const known = isAnnounced(provider, client) ? { state } : {};
  const path = socialLoginPath(provider, { type: entry.type, ...known });
  return redirect(`${settings.accountPublicUrl ?? ''}${path}`, { headers });
}
