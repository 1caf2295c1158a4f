import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { askQuestion } from '../tables';

/** Counts the answers of these questions again, after many were hidden or shown at once. */
export async function recount(tx: Transaction, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return;
  const ids = [...new Set(questionIds)];
  // If one statement did both, it could wait for a transaction that adds an answer, and then count with its snapshot from before that
  // commit. So the first statement locks the rows, and the second one counts. All recounts lock in the order of the ids, which prevents
  // deadlocks.
  await tx
    .select({ id: askQuestion.id })
    .from(askQuestion)
    .where(inArray(askQuestion.id, ids))
    .orderBy(asc(askQuestion.id))
    .for('no key update');
  await tx.execute(sql`
    update ask_question question set answers = (
      select count(*)::int from ask_answer answer
      where answer.question_id = question.id and answer.deleted_at is null and not answer.is_waiting
    ) where question.id = any(${`{${ids.join(',')}}`}::int[])`);
}
