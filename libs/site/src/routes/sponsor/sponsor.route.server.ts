import { siteSettings } from '@starhaven/contracts/admin';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderSVG } from 'uqr';
import { readSite } from '../../lib/read-site.server';
import { readOwnSponsorship, readSponsors } from './own-sponsorship.server';

export { action } from './sponsor-action.server';

/** The three services of the specification; an address is empty until the operator sets it (docs/behaviour/site.md#sponsor-page). */
const services = ['Ko-Fi', 'Trakteer', 'Saweria'];
const wallets = ['Bitcoin', 'Ethereum', 'USDT (TRC-20)'];

/** The ways to donate to this host, what sponsors get, and the visitor's own code. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ name, contactEmail, settings }, sponsorship, sponsors] = await Promise.all([
    readSite(context, request),
    readOwnSponsorship({ context, request }),
    readSponsors({ context, request }),
  ]);
  const givenLinks = settings?.sponsorLinks ?? [];
  const givenWallets = settings?.sponsorWallets ?? [];
  return {
    siteName: name,
    nowSeconds: Math.floor(Date.now() / 1000),
    sponsorship,
    sponsors,
    rates: settings?.donationRates ?? [],
    email: settings?.sponsorEmail || contactEmail,
    amounts: settings?.sponsorAmounts ?? siteSettings.sponsorAmounts.fallback,
    links: givenLinks.length > 0 ? givenLinks : services.map((service) => ({ name: service, url: '' })),
    wallets: (givenWallets.length > 0 ? givenWallets : wallets.map((wallet) => ({ name: wallet, address: '' }))).map(
      (wallet) => ({ ...wallet, qrCode: wallet.address === '' ? '' : qrCodeOf(wallet.address) }),
    ),
  };
}

/** Black on white in both colour schemes: many apps do not read inverted codes. */
function qrCodeOf(address: string): string {
  const svg = renderSVG(address, { border: 2, whiteColor: '#fff', blackColor: '#000' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Not cached, because the page contains the member's code. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });
