import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FullTextVersion, TextKind, TextVersion } from '@starhaven/contracts/ask';
import { getTextVersion, listTextVersions, textKinds } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { isNone, orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { takesTexts } from '../../lib/ask-visit.server';
import { questionProblem } from '../../lib/load-problem.server';
import { noQuestion, notHere } from '../../together/ask/problems';

export const headers = unsharedHeaders;

interface VersionsData {
  kind: TextKind;
  id: string;
  versions: TextVersion[];
  /** The version to show; null: the newest. */
  shown: FullTextVersion | null;
  problem: PageProblem | null;
}

/** `/ask/history/{kind}/{id}?version=`: an earlier text (docs/behaviour/ask.md#versions). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { id = '' } = params;
  const kind = textKinds.find((one) => one === params['kind']);
  const page: VersionsData = { kind: kind ?? 'question', id, versions: [], shown: null, problem: null };
  const fail = (problem: PageProblem) => data({ ...page, problem }, problemAnswer(problem));
  if (!takesTexts(client)) return fail(notHere);
  if (kind === undefined || !isPathId(id)) return fail(noQuestion);
  const read = async () => {
    const answer = await client.call(listTextVersions, { params: { kind, id } });
    if (isNone(answer)) return fail(noQuestion);
    const versions = [...requireSuccess(listTextVersions, answer).data];
    const asked = Number(new URL(request.url).searchParams.get('version'));
    const version = versions.find((one) => one.version === asked) ?? versions[0];
    if (!version) return fail(noQuestion);
    const full = await client.call(getTextVersion, { params: { kind, id, version: String(version.version) } });
    if (isNone(full)) return fail(noQuestion);
    return data({ ...page, versions, shown: requireSuccess(getTextVersion, full).data }, { headers: unsharedPage });
  };
  return orElse(read, (error) => fail(questionProblem(error)));
}
