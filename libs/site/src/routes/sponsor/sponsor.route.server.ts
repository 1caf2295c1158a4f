import { siteSettings } from '@starhaven/contracts/admin';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { unsharedHeaders } from '@starhaven/ui-kit/server';
import { serviceOf } from '@starhaven/upstream/server';
import { renderSVG } from 'uqr';
import { readSite } from '../../lib/read-site.server';
import { readOwnSponsorship, readSponsors } from './own-sponsorship.server';
import { sponsorServices, sponsorWallets } from './sponsor-addresses.server';

export { action } from './sponsor-action.server';

/** The ways to donate to this host, what sponsors get, and the visitor's own code. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ name, contactEmail, settings }, sponsorship, sponsors] = await Promise.all([
    readSite(context, request),
    readOwnSponsorship({ context, request }),
    readSponsors({ context, request }),
  ]);
  const storedLinks = settings?.sponsorLinks ?? [];
  const storedWallets = settings?.sponsorWallets ?? [];
  // A host of the specification stores no settings, so the environment can set the addresses. An empty address is shown as not set up.
  const named = serviceOf(context, 'sponsor');
  const links = sponsorServices.map((service) => ({ name: service, url: named.links[service] ?? '' }));
  const wallets = sponsorWallets.map((wallet) => ({ name: wallet, address: named.wallets[wallet] ?? '' }));
  return {
    siteName: name,
    nowSeconds: Math.floor(Date.now() / 1000),
    sponsorship,
    sponsors,
    rates: settings?.donationRates ?? [],
    email: settings?.sponsorEmail || contactEmail,
    amounts: settings?.sponsorAmounts ?? siteSettings.sponsorAmounts.fallback,
    links: storedLinks.length > 0 ? storedLinks : links,
    wallets: (storedWallets.length > 0 ? storedWallets : wallets).map((wallet) => ({
      ...wallet,
      qrCode: wallet.address === '' ? '' : qrCodeOf(wallet.address),
    })),
  };
}

/** Black on white in both colour schemes: many apps do not read inverted codes. */
function qrCodeOf(address: string): string {
  const svg = renderSVG(address, { border: 2, whiteColor: '#fff', blackColor: '#000' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Not cached, because the page contains the member's code. */
export const headers = unsharedHeaders;
