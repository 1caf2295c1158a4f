import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGames } from '@starhaven/contracts/games';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { readSite } from '../../lib/read-site.server';

/** The featured games and the community's channels. When the upstream fails, only the games' panel is missing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { channels, settings } = await readSite(context, request);
  const figures = settings?.homeFigures ?? [];
  try {
    const { data: games } = await upstreamFor(context, request).call(listGames, {});
    return data({
      games: games.map(({ slug, title, description, image }) => ({ slug, title, description, image })),
      channels,
      figures,
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data({ games: null, channels, figures }, { headers: unsharedPage });
  }
}

export const headers = sharedPage();
