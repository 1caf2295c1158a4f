import { questionPath } from '@starhaven/contracts/ask';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { titleOf } from '../list/question-card';
import { readQuestion } from './read-question.server';

/** The full path of a question after a change. A second redirect to it would lose the fragment. */
export async function fullPathOf(client: UpstreamClient, id: string): Promise<string> {
  const { question } = await readQuestion(client, id);
  return questionPath({ id, title: question ? titleOf(question).title : '' });
}
