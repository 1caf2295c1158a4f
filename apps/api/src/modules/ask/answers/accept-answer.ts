import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { notify } from '../../notifications';
import type { AskContext } from '../ask-context';
import { requireOwner } from '../member';
import type { Member } from '../member';
import { textPath } from '../notify/text-path';
import { requireQuestion } from '../questions/require-question';
import { askQuestion } from '../tables';
import { answerNotFound } from '../texts/text-id';
import { requireAnswer } from './require-answer';

/** Marks the best answer, which resolves the question; an empty id removes the mark. @throws DomainError not-found, permission-denied */
export async function acceptAnswer(
  { db }: Pick<AskContext, 'db'>,
  member: Member,
  { id, answerId }: { id: string; answerId: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const question = await requireQuestion(tx, id, { isLocked: true });
    requireOwner(member, question);
    const best = answerId === '' ? null : (await requireAnswer(tx, answerId)).row;
    if (best !== null && best.questionId !== question.id) throw answerNotFound();
    const columns = best === null ? { bestAnswerId: null } : { bestAnswerId: best.id, isResolved: true };
    await tx.update(askQuestion).set(columns).where(eq(askQuestion.id, question.id));
    if (best !== null && best.accountId !== null && best.id !== question.bestAnswerId)
      await notify(tx, {
        kind: 'accepted',
        subject: `answer:${best.id}`,
        title: question.title,
        path: textPath(question, best.id),
        actorId: member.accountId,
        questionId: question.id,
        answerId: best.id,
        to: [best.accountId],
      });
    return question.id;
  });
}
