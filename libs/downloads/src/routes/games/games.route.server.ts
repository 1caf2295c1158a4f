import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Game } from '@starhaven/contracts/games';
import { listGames, downloadsPath } from '@starhaven/contracts/games';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, sharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';

/** All games, or those that match `?q=`; the specification's message if they are not available. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const read = async () => {
    const { data: games } = await upstreamFor(context, request).call(listGames, {});
    return data({ games: games.filter((game) => matches(game, query)).map(toCard), problem: null, query, nowSeconds });
  };
  return orElse(read, (error) => {
    const problem: PageProblem = {
      title: 'Error loading games: Failed to fetch games data',
      message:
        'The list is kept on another server that does not answer right now. Nothing is lost; try again in a moment.',
      canRetry: true,
      status: failureStatus(error),
    };
    return data({ games: [], problem, query, nowSeconds }, problemAnswer(problem));
  });
}

export const headers = sharedPage({ query: ['q'] });

const matches = (game: Game, query: string) =>
  `${game.title} ${game.keyword} ${game.description}`.toLowerCase().includes(query.toLowerCase());

const toCard = ({ id, slug, title, description, image, lastUpdate, version }: Game) => ({
  id,
  path: downloadsPath(slug),
  title,
  description,
  image,
  lastUpdate,
  version,
});
