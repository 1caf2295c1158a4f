import type { Question } from '@starhaven/contracts/ask';
import { getQuestion } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, orElse, requireSuccess } from '@starhaven/upstream/server';
import { takesTexts } from '../ask-visit.server';
import { noQuestion, notInList } from '../../together/ask/problems';
import { questionProblem } from '../load-problem.server';
import { readPages } from '../list/read-questions.server';

export type FoundQuestion = { question: Question; problem: null } | { question: null; problem: PageProblem };

const none = (problem: PageProblem): FoundQuestion => ({ question: null, problem });

/** One question, with the answers after the first `from`. For a host of the specification, the newest pages of its list are searched. */
export async function readQuestion(client: UpstreamClient, id: string, from = 0): Promise<FoundQuestion> {
  if (!isPathId(id)) return none(noQuestion);
  const read = async (): Promise<FoundQuestion> => {
    if (!takesTexts(client)) {
      const { rows, isWhole } = await readPages(client);
      const question = rows.find((row) => row.id === id);
      return question ? { question, problem: null } : none(isWhole ? noQuestion : notInList);
    }
    const answer = await client.call(getQuestion, { params: { id }, query: from === 0 ? {} : { from } });
    if (isNone(answer)) return none(noQuestion);
    return { question: requireSuccess(getQuestion, answer).data, problem: null };
  };
  return orElse(read, (error) => none(questionProblem(error)));
}
