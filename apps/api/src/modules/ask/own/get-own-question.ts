import { isModerator } from '../../account';
import type { OwnedQuestion } from '@starhaven/contracts/ask';
import { and, eq, isNull } from 'drizzle-orm';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { readQuestion } from '../questions/read-question';
import type { QuestionPart } from '../questions/read-question';
import { askAnswer, askAnswerReport, askQuestionReport } from '../tables';
import { ownVotes } from './own-votes';

/** A question as the member sees it, with the member's votes and open reports. @throws DomainError not-found */
export async function getOwnQuestion(
  context: AskContext,
  id: string,
  { member, ...part }: QuestionPart & { member: Member },
): Promise<OwnedQuestion> {
  const { db } = context;
  const question = await readQuestion(context, id, { ...part, member });
  const questionId = Number(question.id);
  const { accountId } = member;
  const onQuestion = await db
    .select({ id: askQuestionReport.textId })
    .from(askQuestionReport)
    .where(
      and(
        eq(askQuestionReport.textId, questionId),
        eq(askQuestionReport.accountId, accountId),
        isNull(askQuestionReport.settledAt),
      ),
    );
  const onAnswers = await db
    .select({ id: askAnswerReport.textId })
    .from(askAnswerReport)
    .innerJoin(askAnswer, eq(askAnswer.id, askAnswerReport.textId))
    .where(
      and(
        eq(askAnswer.questionId, questionId),
        eq(askAnswerReport.accountId, accountId),
        isNull(askAnswerReport.settledAt),
      ),
    );
  return {
    question,
    votes: await ownVotes(db, accountId, [questionId]),
    reported: [
      ...onQuestion.map((row) => ({ kind: 'question' as const, id: String(row.id) })),
      ...onAnswers.map((row) => ({ kind: 'answer' as const, id: String(row.id) })),
    ],
    isModerator: isModerator(member),
  };
}
