import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { sharedPage } from '@starhaven/ui-kit/server';
import { siteFor, upstreamFor } from '@starhaven/upstream/server';
import { adsFor } from '../../lib/ads-for';
import { readSite } from '../../lib/read-site.server';

const secondsOfDay = 24 * 3600;

/** The data about this host for `/terms` and `/privacy`. They show the current date, so they are cached only until midnight (UTC). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, contactEmail, ads } = await readSite(context, request);
  const { commentsName } = siteFor(context);
  const client = upstreamFor(context, request);
  const now = Date.now();
  const leftSeconds = Math.ceil(secondsOfDay - ((now / 1000) % secondsOfDay));
  return data(
    {
      name,
      contactEmail,
      // As a guest sees them, because the page is the same for everybody.
      ads: adsFor(ads, []),
      linksPictures: client.isProven('book'),
      hasDonations: client.hasExtension(extensions.donations),
      hasOwnData: client.hasExtension(extensions.accountExport) && client.hasExtension(extensions.accountDeletion),
      hasComments: Boolean(commentsName),
      today: new Date(now).toISOString().slice(0, 10),
    },
    { headers: { 'Cache-Control': `public, max-age=${leftSeconds}` } },
  );
}

export const headers = sharedPage({ query: [] });
