import type { TextKind } from '@starhaven/contracts/ask';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { notifyAnswered, notifyAsked } from '../notify/notify-readers';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askQuestion } from '../tables';
import { textId } from '../texts/text-id';

const nothingWaits = () => new DomainError('not-found', 'This text does not wait for review any more.');

/** The columns that a decision changes. Approval does not change the date of the text. */
const columnsOf = (isApproved: boolean) => (isApproved ? { isWaiting: false } : { deletedAt: sql`now()` });

/**
 * Approves a waiting text and notifies its readers, or removes it.
 * @throws DomainError permission-denied unless a moderator decides, not-found when the text does not wait for review
 */
export async function decideText(
  db: Drizzle,
  moderator: Member,
  { kind, id: given, isApproved }: { kind: TextKind; id: string; isApproved: boolean },
): Promise<void> {
  requireModerator(moderator);
  const id = textId(given);
  const isWaiting = (texts: typeof askQuestion | typeof askAnswer) =>
    and(eq(texts.id, id), texts.isWaiting, isNull(texts.deletedAt));
  await inTransaction(db, async (tx) => {
    if (kind === 'question') {
      const [question] = await tx
        .update(askQuestion)
        .set(columnsOf(isApproved))
        .where(isWaiting(askQuestion))
        .returning();
      if (!question) throw nothingWaits();
      if (isApproved) await notifyAsked(tx, question);
      return;
    }
    const [row] = await tx.select({ questionId: askAnswer.questionId }).from(askAnswer).where(isWaiting(askAnswer));
    if (!row) throw nothingWaits();
    const question = await requireQuestion(tx, row.questionId, { isLocked: true, member: moderator });
    const [answer] = await tx.update(askAnswer).set(columnsOf(isApproved)).where(isWaiting(askAnswer)).returning();
    if (!answer) throw nothingWaits();
    if (!isApproved) return;
    await tx
      .update(askQuestion)
      .set({ answers: sql`${askQuestion.answers} + 1` })
      .where(eq(askQuestion.id, question.id));
    await notifyAnswered(tx, question, answer);
  });
}
