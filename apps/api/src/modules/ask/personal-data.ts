import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../account';
import type { FindPersonalData } from '../account';
import { askAnswer, askAnswerVote, askQuestion, askQuestionVote } from './tables';

/** The questions, answers and votes of an account, for its export (docs/behaviour/account.md#export). */
export const findAskData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const questions = await db
      .select()
      .from(askQuestion)
      .where(eq(askQuestion.accountId, accountId))
      .orderBy(asc(askQuestion.id));
    const answers = await db
      .select()
      .from(askAnswer)
      .where(eq(askAnswer.accountId, accountId))
      .orderBy(asc(askAnswer.id));
    const timesOf = (row: { createdAt: Date; updatedAt: Date | null; deletedAt: Date | null }) => ({
      createdAt: toUnixSeconds(row.createdAt),
      updatedAt: toUnixSeconds(row.updatedAt),
      deletedAt: toUnixSeconds(row.deletedAt),
    });
    return {
      questions: questions.map((row) => ({
        ...{ id: row.id, title: row.title, body: row.body, tags: row.tags },
        ...timesOf(row),
      })),
      answers: answers.map((row) => ({
        ...{ id: row.id, questionId: row.questionId, body: row.body, engineVersion: row.engineVersion },
        ...timesOf(row),
      })),
      questionVotes: await db
        .select({ questionId: askQuestionVote.textId, vote: askQuestionVote.vote })
        .from(askQuestionVote)
        .where(eq(askQuestionVote.accountId, accountId)),
      answerVotes: await db
        .select({ answerId: askAnswerVote.textId, vote: askAnswerVote.vote })
        .from(askAnswerVote)
        .where(eq(askAnswerVote.accountId, accountId)),
    };
  };
