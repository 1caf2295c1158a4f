import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDataVersions } from '@starhaven/contracts';
import { isUpstreamError, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { findHistoryGame, noHistory } from '../../lib/find-history-game.server';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';

/** The imports that changed a game's data, newest first; 404 from a host that keeps no history. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const without = (problem: PageProblem) => ({ game: null, versions: [], nowSeconds, problem });
  const game = await findHistoryGame(client, params['gameSlug']);
  if (!game) return data(without(noHistory), { status: 404 });
  try {
    const answer = requireSuccess(listDataVersions, await client.call(listDataVersions, { query: { game: game.id } }));
    return data({ game, versions: answer.data, nowSeconds, problem: null });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: error.kind === 'timeout' ? 504 : 502 });
  }
}

export { sharedPageHeaders as headers } from '@starhaven/ui-kit/server';
