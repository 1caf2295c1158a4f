import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataChangeKinds, getDataVersion, handbookMaxPage } from '@starhaven/contracts';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import type { ChangePage } from '../../lib/changes-path';
import { findHistoryGame, noHistory } from '../../lib/find-history-game.server';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';
import { toShownChange } from '../../lib/shown-change';

/** Changes on a page, as the call has it. */
const pageSize = 50;

/** What one import did to a game's items; 404 when it is none of that game. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { searchParams } = new URL(request.url);
  const asked = readPage(searchParams);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const nothing = { version: null, changes: [], pages: 0 };
  const without = (problem: PageProblem) => ({ game: null, ...nothing, asked, nowSeconds, problem });
  const id = params['versionId'] ?? '';
  if (!/^[\w.-]{1,64}$/.test(id)) return data(without(noHistory), { status: 404 });
  const found = await findHistoryGame(client, params['gameSlug']);
  if (!found.game) return data(without(found.problem), { status: found.status, headers: unsharedPage });
  const { game, isPartial } = found;
  try {
    const answer = await client.call(getDataVersion, {
      params: { id },
      query: { kind: asked.kind ?? undefined, page: asked.page },
    });
    if (answer.retcode === 404) return data(without(noHistory), { status: 404 });
    const { version, changes, total } = requireSuccess(getDataVersion, answer).data;
    if (version.game !== game.id) return data(without(noHistory), { status: 404 });
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
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: failureStatus(error), headers: unsharedPage });
  }
}

export const headers = sharedPage({ query: ['kind', 'page'] });

function readPage(params: URLSearchParams): ChangePage {
  const page = Number(/^\d{1,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return {
    kind: dataChangeKinds.find((kind) => kind === params.get('kind')) ?? null,
    page: Math.min(handbookMaxPage, Math.max(1, page)),
  };
}
