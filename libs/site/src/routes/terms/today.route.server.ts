import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedPage } from '@starhaven/ui-kit/server';
import { readSite } from '../../lib/read-site.server';
import { siteFor } from '../../lib/site-settings.server';

const secondsOfDay = 24 * 3600;

/** What `/terms` and `/privacy` say about this host. They name the current date, so that they are kept until midnight (UTC). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, contactEmail } = await readSite(context, request);
  const { commentsName } = siteFor(context);
  const now = Date.now();
  const leftSeconds = Math.ceil(secondsOfDay - ((now / 1000) % secondsOfDay));
  return data(
    {
      name,

      contactEmail,
      hasComments: Boolean(commentsName),
      today: new Date(now).toISOString().slice(0, 10),
    },
    { headers: { 'Cache-Control': `public, max-age=${leftSeconds}` } },
  );
}

export const headers = sharedPage({ query: [] });
