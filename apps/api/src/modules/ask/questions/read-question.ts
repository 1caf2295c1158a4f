import type { Question } from '@starhaven/contracts/ask';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { askAnswer, askQuestion } from '../tables';
import { freshHtml } from '../texts/fresh-html';
import { questionNotFound, textId } from '../texts/text-id';
import { requireQuestion } from './require-question';
import { toQuestions } from './to-wire';

/** As JSON, answers with html take several times more bytes; the web server reads at most 8 MiB (docs/behaviour/ask.md#one-question). */
const answersOfPart = { max: 200, maxLength: 65_536, maxBytes: 1024 * 1024 };

export interface QuestionPart {
  /** The reader; without it the question is as everyone sees it. */
  member?: Member;
  /** `nextAnswers` of the previous part. */
  from?: number | undefined;
  /** Only this answer. */
  answer?: string | undefined;
}

/** A question with its rendered answers, as everyone or as `member` sees it. @throws DomainError not-found */
export async function readQuestion(
  context: AskContext,
  id: string,
  { member, from = 0, answer }: QuestionPart = {},
): Promise<Question> {
  const row = await requireQuestion(context.db, id, { member });
  const [question] = await toQuestions(context.db, [row], {
    ...answersOfPart,
    from,
    member,
    answerId: answer === undefined ? undefined : textId(answer),
    htmlOf: (one) => freshHtml(context, askAnswer, one),
  });
  if (!question) throw questionNotFound();
  const html = await freshHtml(context, askQuestion, { ...row, pipeline: row.htmlPipeline });
  return { ...question, body: row.body, ...(html === null ? {} : { html }) };
}
