import type { RemovedTexts } from '@starhaven/contracts/ask';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { visibleLine } from '../../../platform/text/visible-line';
import { isModerator, lockAccountFacts } from '../../account';
import { removeNotifications } from '../../notifications';
import { hiddenAnswers } from '../answers/hidden-answers';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { settleReports } from '../reports/settle-reports';
import { askAnswer, askQuestion, askRemoval } from '../tables';
import { textId } from '../texts/text-id';
import { recount } from './recount';
import { removalsToWire } from './removals-to-wire';

/**
 * Removes all questions and answers of a member at once (docs/behaviour/ask.md#removal-of-all-texts).
 * @throws DomainError permission-denied unless a moderator removes them, not-found when there are none, failed-precondition for texts of a
 * moderator
 */
export async function removeMemberTexts(
  db: Drizzle,
  moderator: Member,
  { uid, reason }: { uid: string; reason: string },
): Promise<RemovedTexts> {
  requireModerator(moderator);
  const accountId = textId(uid);
  return inTransaction(db, async (tx) => {
    const facts = await lockAccountFacts(tx, accountId);
    if (!facts) throw new DomainError('not-found', 'There is no such member.');
    if (isModerator(facts)) throw new DomainError('failed-precondition', 'Texts of moderators are removed one by one.');
    const [removal] = await tx
      .insert(askRemoval)
      .values({ accountId, moderatorId: moderator.accountId, reason: visibleLine(reason) })
      .returning({ id: askRemoval.id });
    if (!removal) throw new Error('The removal was not stored.');
    const columns = { deletedAt: sql`now()`, removalId: removal.id };
    const isTheirs = (texts: typeof askQuestion | typeof askAnswer) =>
      and(eq(texts.accountId, accountId), isNull(texts.deletedAt));
    const questions = await tx
      .update(askQuestion)
      .set(columns)
      .where(isTheirs(askQuestion))
      .returning({ id: askQuestion.id });
    const answers = await tx
      .update(askAnswer)
      .set(columns)
      .where(isTheirs(askAnswer))
      .returning({ id: askAnswer.id, questionId: askAnswer.questionId });
    if (questions.length + answers.length === 0)
      throw new DomainError('not-found', 'This member has no questions and answers.');
    await recount(
      tx,
      answers.map(({ questionId }) => questionId),
    );
    const questionIds = questions.map(({ id }) => id);
    const answerIds = answers.map(({ id }) => id);
    await settleReports(tx, moderator, { kind: 'question', ids: questionIds });
    await settleReports(tx, moderator, { kind: 'answer', ids: answerIds });
    await removeNotifications(tx, { questionIds });
    await removeNotifications(tx, { answers: hiddenAnswers(answers) });
    const [row] = await tx
      .update(askRemoval)
      .set({ questions: questions.length, answers: answers.length })
      .where(eq(askRemoval.id, removal.id))
      .returning();
    const [wire] = await removalsToWire(tx, row ? [row] : []);
    if (!wire) throw new Error('The removal was not stored.');
    return wire;
  });
}
