import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { socialLoginPath } from '@starhaven/contracts/session';
import { requireAccountVisit } from '../../lib/account-visit.server';
import { isFromHere } from '../../lib/is-from-here.server';
import { loginSettingsFor } from '../../lib/login-settings.server';
import { availableProviders } from '../../lib/social-providers.server';

/**
 * Leaves for Discord or Twitter to link its login (docs/behaviour/login.md#social-login). Only this redirect contains the session key, so
 * that it is in no HTML. A link leads here, because browsers refuse a form that redirects to another host
 * (docs/security.md#forms-and-redirects).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const { client, sessionKey } = await requireAccountVisit(args);
  const settings = loginSettingsFor(context);
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  const provider = availableProviders(client, settings).find((known) => known === params['provider']);
  // Where the host has links without a key in an address, the account page asks for the password first.
  const isLinkedThere = client.hasExtension(extensions.socialLinks);
  // Other sites must not begin a link.
  if (!provider || isLinkedThere || !isFromHere(request)) return redirect('/account', { headers });
  const path = socialLoginPath(provider, { type: 'link', session: sessionKey });
  return redirect(`${settings.accountPublicUrl ?? ''}${path}`, { headers });
}
