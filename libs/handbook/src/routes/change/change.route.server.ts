import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataChangeKinds, getDataVersion, handbookMaxPage } from '@starhaven/contracts/handbook';
import { isPathId } from '@starhaven/contracts/protocol';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isNone, orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import type { ChangePage } from '../../lib/changes/changes-path';
import { findHistoryGame, noHistory } from '../../lib/changes/find-history-game.server';
import type { PageProblem } from '@starhaven/ui-kit';
import { failedProblem } from '../../lib/page-problem';
import { toShownChange } from '../../lib/changes/shown-change';

/** Changes on a page, as the call defines it. */
const pageSize = 50;

/** The changes of one import to a game's items; 404 if the game has no such import. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { searchParams } = new URL(request.url);
  const asked = readPage(searchParams);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const nothing = { version: null, changes: [], pages: 0 };
  const answerProblem = (problem: PageProblem) =>
    data({ game: null, ...nothing, asked, nowSeconds, problem }, problemAnswer(problem));
  const id = params['versionId'] ?? '';
  if (!isPathId(id)) return answerProblem(noHistory);
  const found = await findHistoryGame(client, params['gameSlug']);
  if (!found.game) return answerProblem(found.problem);
  const { game, isPartial } = found;
  const read = async () => {
    const result = await client.call(getDataVersion, {
      params: { id },
      query: { kind: asked.kind ?? undefined, page: asked.page },
    });
    if (isNone(result)) return answerProblem(noHistory);
    const { version, changes, total } = requireSuccess(getDataVersion, result).data;
    if (version.game !== game.id) return answerProblem(noHistory);
    const pages = Math.min(handbookMaxPage, Math.ceil(total / pageSize));
    const page = {
      game,
      version,
      changes: changes.map((change) => toShownChange(change, game)),
      pages,
      asked,
      nowSeconds,
      problem: null,
    };
    return data(page, isPartial ? { headers: unsharedPage } : {});
  };
  return orElse(read, (error) => answerProblem(failedProblem(failureStatus(error))));
}

export const headers = sharedPage({ query: ['kind', 'page'] });

function readPage(params: URLSearchParams): ChangePage {
  const page = Number(/^\d{1,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return {
    kind: dataChangeKinds.find((kind) => kind === params.get('kind')) ?? null,
    page: Math.min(handbookMaxPage, Math.max(1, page)),
  };
}
