import type { Question } from '@starhaven/contracts/ask';
import type { AskContext } from '../ask-context';
import { questionNotFound } from '../texts/text-id';
import { requireQuestion } from './require-question';
import { toQuestions } from './to-wire';

const allAnswers = { max: 200, maxLength: 65_536 };

/**
 * A question with its rendered answers. What another version of the renderer made has no html: the page then renders the Markdown.
 * @throws DomainError not-found
 */
export async function readQuestion({ db, render }: AskContext, id: string): Promise<Question> {
  const row = await requireQuestion(db, id);
  const [question] = await toQuestions(db, [row], { ...allAnswers, pipeline: render.pipeline });
  if (!question) throw questionNotFound();
  const html = row.htmlPipeline === render.pipeline ? row.html : null;
  return { ...question, body: row.body, ...(html === null ? {} : { html }) };
}
