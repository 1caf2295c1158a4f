import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { removeNotifications } from '../../notifications';
import type { AskContext } from '../ask-context';
import { requireEditor } from '../member';
import type { Member, Owned } from '../member';
import { requireQuestion } from '../questions/require-question';
import { settleReports } from '../reports/settle-reports';
import { askAnswer, askQuestion } from '../tables';
import { answerNotFound } from '../texts/text-id';
import { hiddenAnswers } from './hidden-answers';
import { requireAnswer } from './require-answer';

/** Deletes an answer; it can be restored for 30 days. @throws DomainError not-found, permission-denied */
export async function dropAnswer({ db }: Pick<AskContext, 'db'>, member: Member, id: string): Promise<Owned> {
  const { row } = await requireAnswer(db, id, member);
  requireEditor(member, row);
  return inTransaction(db, async (tx) => {
    const question = await requireQuestion(tx, row.questionId, { isLocked: true, member });
    const [dropped] = await tx
      .update(askAnswer)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(askAnswer.id, row.id), isNull(askAnswer.deletedAt)))
      .returning({ isWaiting: askAnswer.isWaiting });
    if (!dropped) throw answerNotFound();
    const bestAnswerId = question.bestAnswerId === row.id ? null : question.bestAnswerId;
    // Answers that wait for review are not counted.
    const gone = dropped.isWaiting ? 0 : 1;
    await tx
      .update(askQuestion)
      .set({ answers: sql`${askQuestion.answers} - ${gone}`, bestAnswerId })
      .where(eq(askQuestion.id, question.id));
    await settleReports(tx, member, { kind: 'answer', ids: [row.id] });
    await removeNotifications(tx, { answers: hiddenAnswers([row]) });
    return { id: row.id, accountId: row.accountId };
  });
}
