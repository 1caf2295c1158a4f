import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import type { SocialProvider } from '@starhaven/contracts/session';
import { socialLoginPath } from '@starhaven/contracts/session';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { requireAccountVisit } from '../../lib/visit/account-visit.server';
import { isFromHere } from '../../lib/login/is-from-here.server';
import { socialLinkCookie } from '../../lib/login/login-cookies.server';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { availableProviders } from '../../lib/social/social-providers.server';

const privateHeaders = { ...unsharedPage, 'Referrer-Policy': 'no-referrer' };

/**
 * Redirects to Discord or Twitter to link its login, or with `type=unlink` to the host that unlinks it
 * (docs/behaviour/login.md#social-login). Only this redirect contains the session key or the ticket, so that it is in no HTML. A link leads
 * here, because browsers refuse a form that redirects to another host (docs/security.md#forms-and-redirects).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const { client, sessionKey } = await requireAccountVisit(args);
  const settings = loginSettingsFor(context);
  const headers = new Headers(privateHeaders);
  const provider = availableProviders(client, settings).find((known) => known === params['provider']);
  // Other sites must not begin a link.
  if (!provider || !isFromHere(request)) return redirect('/account', { headers });
  // A host with this extension needs no key in the address; the account page has already asked for the password.
  if (client.hasExtension(extensions.socialLinks)) return leaveWithTicket(args, provider, headers);
  const type = new URL(request.url).searchParams.get('type') === 'unlink' ? 'unlink' : 'link';
  const path = socialLoginPath(provider, { type, session: sessionKey });
  return redirect(`${settings.accountPublicUrl ?? ''}${path}`, { headers });
}

async function leaveWithTicket(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  provider: SocialProvider,
  headers: Headers,
) {
  const cookie = socialLinkCookie(context);
  const link = await cookie.read(request);
  if (link?.provider !== provider || link.ticket === '') return redirect('/account#linked-logins', { headers });
  headers.append('Set-Cookie', await cookie.set({ ...link, ticket: '' }));
  const path = socialLoginPath(provider, { type: 'link', session: link.ticket, state: link.state });
  return redirect(`${loginSettingsFor(context).accountPublicUrl ?? ''}${path}`, { headers });
}
