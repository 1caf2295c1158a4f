import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { clearNotice, leaveNotice, readNotice, sessionsFor, toPublicSession } from '@starhaven/session/server';
import { readColorScheme } from '@starhaven/ui-kit/server';
import { siteFor, upstreamFor } from '@starhaven/upstream/server';
import { asksForPopup, readPopup, withoutPopup } from '../../lib/popup-message';
import { currentNotices } from '../../lib/current-notices';
import { adsFor } from '../../lib/ads-for';
import { readSite } from '../../lib/read-site.server';

/** The shell's data for every page: the site, the visitor, the colour scheme and a waiting popup. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (asksForPopup(url.searchParams)) {
    const requested = readPopup(url.searchParams);
    throw redirect(withoutPopup(url), requested ? { headers: { 'Set-Cookie': leaveNotice(requested) } } : {});
  }

  const cookies = request.headers.get('Cookie');
  const sessions = sessionsFor(context);
  const stored = await sessions.read(cookies);
  const popup = readNotice(cookies);
  const { realtimeUrl } = siteFor(context);
  const { name, url: siteUrl, settings, ads } = await readSite(context, request);

  const client = upstreamFor(context, request);

  const session = stored ? toPublicSession(stored) : null;

  const headers = new Headers();
  if (popup) headers.append('Set-Cookie', clearNotice);
  // An invalid cookie is removed; an expired session is a logout (docs/behaviour/foundation.md#expiry).
  if (!stored && sessions.hasCookie(cookies)) headers.append('Set-Cookie', await sessions.destroy());

  return data(
    {
      site: { name, url: siteUrl },
      notices: currentNotices(settings?.notices ?? []),
      realtimeUrl: realtimeUrl ?? null,
      // Also true until the host's extensions are known: until then, the host gets only what the specification names, even in the live
      // handshake.
      isSpecOnly: client.isSpecOnly || !client.knowsExtensions,
      hasNotifications: client.hasExtension(extensions.notifications),
      hasDashboard: client.hasExtension(extensions.admin),
      /** The host supports our chat; any other host gets only the messages of the specification. */
      hasChat: client.hasExtension(extensions.chat),
      colorScheme: readColorScheme(cookies),
      session,
      ads: adsFor(ads, session?.roles ?? []),
      popup,
    },
    { headers },
  );
}
