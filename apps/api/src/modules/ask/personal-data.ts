import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import {
  askAnswer,
  askAnswerReport,
  askAnswerVersion,
  askAnswerVote,
  askDraft,
  askQuestion,
  askQuestionReport,
  askQuestionVersion,
  askQuestionVote,
  askRemoval,
} from './tables';

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
      questionVersions: (
        await db.select().from(askQuestionVersion).where(eq(askQuestionVersion.accountId, accountId))
      ).map(({ textId, version, title, body, tags, savedAt }) => ({
        ...{ questionId: textId, version, title, body, tags, savedAt: toUnixSeconds(savedAt) },
      })),
      answerVersions: (await db.select().from(askAnswerVersion).where(eq(askAnswerVersion.accountId, accountId))).map(
        ({ textId, version, body, engineVersion, savedAt }) => ({
          ...{ answerId: textId, version, body, engineVersion, savedAt: toUnixSeconds(savedAt) },
        }),
      ),
      questionReports: (
        await db.select().from(askQuestionReport).where(eq(askQuestionReport.accountId, accountId))
      ).map(({ textId, reason, reportedAt }) => ({
        ...{ questionId: textId, reason, reportedAt: toUnixSeconds(reportedAt) },
      })),
      answerReports: (await db.select().from(askAnswerReport).where(eq(askAnswerReport.accountId, accountId))).map(
        ({ textId, reason, reportedAt }) => ({ answerId: textId, reason, reportedAt: toUnixSeconds(reportedAt) }),
      ),
      askDrafts: (await db.select().from(askDraft).where(eq(askDraft.accountId, accountId))).map(
        ({ place, draft, keptAt }) => ({ place, ...draft, keptAt: toUnixSeconds(keptAt) }),
      ),
      removedTexts: (await db.select().from(askRemoval).where(eq(askRemoval.accountId, accountId))).map(
        ({ reason, questions, answers, removedAt, restoredAt }) => ({
          ...{ reason, questions, answers },
          removedAt: toUnixSeconds(removedAt),
          restoredAt: toUnixSeconds(restoredAt),
        }),
      ),
    };
  };
