import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataChangeKinds, getDataVersion, handbookMaxPage, isSuccess } from '@starhaven/contracts';
import type { CallResponse } from '@starhaven/contracts';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import type { ChangePage } from '../../lib/changes-path';
import { findHistoryGame, noHistory } from '../../lib/find-history-game.server';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';
import { toShownChange } from '../../lib/shown-change';

type Answer = Extract<CallResponse<typeof getDataVersion>, { data: unknown }>['data'];

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
  const game = /^[\w.-]{1,64}$/.test(id) ? await findHistoryGame(client, params['gameSlug']) : null;
  if (!game) return data(without(noHistory), { status: 404 });
  try {
    const answer = await client.call(getDataVersion, {
      params: { id },
      query: { kind: asked.kind ?? undefined, page: asked.page },
    });
    if (!('data' in answer) || !isSuccess(answer.retcode)) return data(without(noHistory), { status: 404 });
    const { version, changes, total } = answer.data as Answer;
    if (version.game !== game.id) return data(without(noHistory), { status: 404 });
    const pages = Math.min(handbookMaxPage, Math.ceil(total / pageSize));
    return data({
      game,
      version,
      changes: changes.map((change) => toShownChange(change, game)),
      pages,
      asked,
      nowSeconds,
      problem: null,
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: error.kind === 'timeout' ? 504 : 502 });
  }
}

export { sharedPageHeaders as headers } from '@starhaven/ui-kit/server';

function readPage(params: URLSearchParams): ChangePage {
  const page = Number(/^\d{1,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return {
    kind: dataChangeKinds.find((kind) => kind === params.get('kind')) ?? null,
    page: Math.min(handbookMaxPage, Math.max(1, page)),
  };
}
