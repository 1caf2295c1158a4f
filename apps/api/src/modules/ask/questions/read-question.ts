import type { Question } from '@starhaven/contracts/ask';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { askAnswer, askQuestion } from '../tables';
import { freshHtml } from '../texts/fresh-html';
import { questionNotFound } from '../texts/text-id';
import { requireQuestion } from './require-question';
import { toQuestions } from './to-wire';

const allAnswers = { max: 200, maxLength: 65_536 };

/** A question with its rendered answers, as everyone or as `member` sees it. @throws DomainError not-found */
export async function readQuestion(context: AskContext, id: string, member?: Member): Promise<Question> {
  const row = await requireQuestion(context.db, id, { member });
  const [question] = await toQuestions(context.db, [row], {
    ...allAnswers,
    member,
    htmlOf: (answer) => freshHtml(context, askAnswer, answer),
  });
  if (!question) throw questionNotFound();
  const html = await freshHtml(context, askQuestion, { ...row, pipeline: row.htmlPipeline });
  return { ...question, body: row.body, ...(html === null ? {} : { html }) };
}
