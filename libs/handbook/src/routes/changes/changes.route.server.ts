import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDataVersions } from '@starhaven/contracts';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { findHistoryGame } from '../../lib/find-history-game.server';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';

/** The imports that changed a game's data, newest first; 404 from a host that keeps no history. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const without = (problem: PageProblem) => ({ game: null, versions: [], nowSeconds, problem });
  const found = await findHistoryGame(client, params['gameSlug']);
  if (!found.game) return data(without(found.problem), { status: found.status, headers: unsharedPage });
  const { game, isPartial } = found;
  try {
    const answer = requireSuccess(listDataVersions, await client.call(listDataVersions, { query: { game: game.id } }));
    const page = { game, versions: answer.data, nowSeconds, problem: null };
    return data(page, isPartial ? { headers: unsharedPage } : {});
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: failureStatus(error), headers: unsharedPage });
  }
}

export { sharedPageHeaders as headers } from '@starhaven/ui-kit/server';
