import type { OwnedQuestion } from '@starhaven/contracts/ask';
import { getOwnQuestion } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isSessionOver, isUpstreamError } from '@starhaven/upstream/server';
import { noQuestion } from '../../together/ask/problems';
import { questionProblem } from '../load-problem.server';

export type FoundOwn =
  | { owned: OwnedQuestion; problem: null; isSessionOver: false }
  | { owned: null; problem: PageProblem; isSessionOver: boolean };

const none = (problem: PageProblem, isSessionOver = false): FoundOwn => ({ owned: null, problem, isSessionOver });

/**
 * A question as the member sees it, with texts that wait for review (docs/behaviour/ask.md#one-question). `part`: the answers after the
 * first `from` ones, or only one answer.
 */
export async function readOwnQuestion(
  client: UpstreamClient,
  { sessionKey }: StoredSession,
  id: string,
  part: { from?: number; answer?: string } = {},
): Promise<FoundOwn> {
  if (!isPathId(id)) return none(noQuestion);
  try {
    const answer = await client.call(getOwnQuestion, { params: { id }, query: part, sessionKey });
    if (answer.ok) return { owned: answer.data, problem: null, isSessionOver: false };
    return none(noQuestion, isSessionOver(answer));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return none(questionProblem(error));
  }
}
