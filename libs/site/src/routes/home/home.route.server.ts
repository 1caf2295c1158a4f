import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGames, downloadsPath } from '@starhaven/contracts/games';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, upstreamFor } from '@starhaven/upstream/server';
import { readLife } from '../../lib/read-life.server';
import { readSite } from '../../lib/read-site.server';

/** The numbers of players are at most this old. */
const pageFreshSeconds = 30;

/** The featured games, the community's channels, and what happens on the servers. Only parts that cannot be read are missing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const [{ channels, settings }, life, games] = await Promise.all([
    readSite(context, request),
    readLife(client),
    readGames(client),
  ]);
  const shared = { channels, figures: settings?.homeFigures ?? [], life, nowSeconds: Math.floor(Date.now() / 1000) };
  const cacheControl = { 'Cache-Control': `public, max-age=${pageFreshSeconds}` };
  return data({ games, ...shared }, { headers: games === null ? unsharedPage : cacheControl });
}

const readGames = (client: UpstreamClient) =>
  orNull(async () => {
    const { data: games } = await client.call(listGames, {});
    return games.map(({ slug, title, description, image }) => ({
      path: downloadsPath(slug),
      title,
      description,
      image,
    }));
  });

export const headers = sharedPage();
