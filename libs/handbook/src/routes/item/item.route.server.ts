import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { readSearch } from '../../lib/handbook-search';
import { findItemTypeBySlug } from '../../lib/item-types';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';
import { readGames } from '../../lib/read-games.server';
import { readItem } from '../../lib/read-item.server';

const unknown: PageProblem = {
  title: 'There is no such item',
  message: 'It may have another type or number, or the game has removed it. Search for its name.',
  canRetry: false,
};

/** One item; 404 when game, type or number are nobody's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const type = findItemTypeBySlug(params['typeSlug']);
  const id = params['itemId'] ?? '';
  const { language } = readSearch('', new URL(request.url).searchParams);
  const without = (problem: PageProblem) => ({ view: null, game: null, type: null, games: [], language, problem });
  if (!type || !/^[\w.-]{1,40}$/.test(id)) return data(without(unknown), { status: 404 });
  const games = await readGames(client);
  const game = games.find(({ slug }) => slug === params['gameSlug']);
  if (!game) return data(without(unknown), { status: 404 });
  try {
    const view = await readItem(client, { game: game.id, type: type.type, id, language });
    if (!view) return data(without(unknown), { status: 404 });
    return data({ view, game, type, games, language, problem: null });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: error.kind === 'timeout' ? 504 : 502 });
  }
}

export { sharedPageHeaders as headers } from '@starhaven/ui-kit/server';
