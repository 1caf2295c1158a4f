import type { OwnedQuestion } from '@starhaven/contracts/ask';
import { getOwnQuestion } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import { requireLiveAnswer } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, orElse, orNull } from '@starhaven/upstream/server';
import { noQuestion } from '../../together/ask/problems';
import type { Visit } from '../ask-visit.server';
import { questionProblem, refusedProblem } from '../load-problem.server';

export type FoundOwn = { owned: OwnedQuestion; problem: null } | { owned: null; problem: PageProblem };

/** The answers after the first `from` ones, or only one answer. */
interface OwnPart {
  from?: number;
  answer?: string;
}

type OwnVisit = Visit & { client: UpstreamClient };

const none = (problem: PageProblem): FoundOwn => ({ owned: null, problem });

const callOwn = (client: UpstreamClient, { sessionKey }: StoredSession, id: string, part: OwnPart) =>
  client.call(getOwnQuestion, { params: { id }, query: part, sessionKey });

/**
 * A question as the member sees it, with texts that wait for review (docs/behaviour/ask.md#one-question). If the session has ended, it
 * throws the redirect to the login.
 */
export async function readOwnQuestion(
  { client, context, request }: OwnVisit,
  session: StoredSession,
  id: string,
  part: OwnPart = {},
): Promise<FoundOwn> {
  if (!isPathId(id)) return none(noQuestion);
  const read = async (): Promise<FoundOwn> => {
    const answer = await callOwn(client, session, id, part);
    await requireLiveAnswer(context, request, answer);
    if (answer.ok) return { owned: answer.data, problem: null };
    return none(isNone(answer) ? noQuestion : refusedProblem(answer));
  };
  return orElse(read, (error) => none(questionProblem(error)));
}

/** The same for a form that keeps its text whatever the host answers; null if the host does not send the question. */
export async function findOwnQuestion(
  client: UpstreamClient,
  session: StoredSession,
  id: string,
  part: OwnPart,
): Promise<OwnedQuestion | null> {
  if (!isPathId(id)) return null;
  const answer = await orNull(() => callOwn(client, session, id, part));
  return answer?.ok ? answer.data : null;
}
