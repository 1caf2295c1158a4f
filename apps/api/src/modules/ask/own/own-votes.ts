import type { OwnVote } from '@starhaven/contracts/ask';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { askAnswer, askAnswerVote, askQuestionVote } from '../tables';

/** The member's votes on these questions and on their answers; votes that were taken back are left out. */
export async function ownVotes(db: Drizzle, accountId: number, questionIds: number[]): Promise<OwnVote[]> {
  if (questionIds.length === 0) return [];
  const onQuestions = await db
    .select({ id: askQuestionVote.textId, vote: askQuestionVote.vote })
    .from(askQuestionVote)
    .where(
      and(
        eq(askQuestionVote.accountId, accountId),
        inArray(askQuestionVote.textId, questionIds),
        ne(askQuestionVote.vote, 0),
      ),
    );
  const onAnswers = await db
    .select({ id: askAnswerVote.textId, vote: askAnswerVote.vote })
    .from(askAnswerVote)
    .innerJoin(askAnswer, eq(askAnswer.id, askAnswerVote.textId))
    .where(
      and(
        eq(askAnswerVote.accountId, accountId),
        inArray(askAnswer.questionId, questionIds),
        ne(askAnswerVote.vote, 0),
      ),
    );
  return [
    ...onQuestions.map(({ id, vote }) => ({ kind: 'question' as const, id: String(id), vote })),
    ...onAnswers.map(({ id, vote }) => ({ kind: 'answer' as const, id: String(id), vote })),
  ];
}
