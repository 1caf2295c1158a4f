import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDataVersions } from '@starhaven/contracts/handbook';
import { problemAnswer, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { findHistoryGame } from '../../lib/changes/find-history-game.server';
import type { PageProblem } from '@starhaven/ui-kit';
import { failedProblem } from '../../lib/page-problem';

/** The imports that changed a game's data, newest first; 404 for a host that stores no history. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const answerProblem = (problem: PageProblem) =>
    data({ game: null, versions: [], nowSeconds, problem }, problemAnswer(problem));
  const found = await findHistoryGame(client, params['gameSlug']);
  if (!found.game) return answerProblem(found.problem);
  const { game, isPartial } = found;
  const read = async () => {
    const { data: versions } = requireSuccess(
      listDataVersions,
      await client.call(listDataVersions, { query: { game: game.id } }),
    );
    const page = { game, versions, nowSeconds, problem: null };
    return data(page, isPartial ? { headers: unsharedPage } : {});
  };
  return orElse(read, (error) => answerProblem(failedProblem(failureStatus(error))));
}

export { sharedPageHeaders as headers } from '@starhaven/ui-kit/server';
