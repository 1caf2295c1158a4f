import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Member } from '../member';
import { requireQuestion } from '../questions/require-question';
import { askAnswer } from '../tables';
import { isSeenBy, isShown } from '../texts/shown';
import { answerNotFound, textId } from '../texts/text-id';

/** An answer that everyone sees, or that `member` sees, with its question. @throws DomainError not-found */
export async function requireAnswer(db: Drizzle, id: string | number, member?: Member) {
  const isSeen = member ? isSeenBy(askAnswer, member) : isShown(askAnswer);
  const [row] = await db
    .select()
    .from(askAnswer)
    .where(and(eq(askAnswer.id, textId(String(id))), isSeen));
  if (!row) throw answerNotFound();
  return { row, question: await requireQuestion(db, row.questionId, { member }) };
}
