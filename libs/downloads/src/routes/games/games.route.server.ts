import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Game } from '@starhaven/contracts';
import { listGames } from '@starhaven/contracts';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

/** All games, or those that match `?q=`; the spec's message when they cannot be had. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const nowSeconds = Math.floor(Date.now() / 1000);
  try {
    const games = await upstreamFor(context, request).call(listGames, {});
    return data({ games: games.filter((game) => matches(game, query)).map(toCard), failure: null, query, nowSeconds });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(
      { games: [], failure: 'Failed to fetch games data', query, nowSeconds },
      { status: failureStatus(error), headers: unsharedPage },
    );
  }
}

export const headers = sharedPage({ query: ['q'] });

const matches = (game: Game, query: string) =>
  `${game.title} ${game.keyword} ${game.description}`.toLowerCase().includes(query.toLowerCase());

const toCard = ({ id, slug, title, description, image, lastUpdate, version }: Game) => ({
  id,
  slug,
  title,
  description,
  image,
  lastUpdate,
  version,
});
