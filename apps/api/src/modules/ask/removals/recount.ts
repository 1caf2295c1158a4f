import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';

/** Counts the answers of these questions again, after many were hidden or shown at once. */
export async function recount(tx: Transaction, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return;
  await tx.execute(sql`
    update ask_question question set answers = (
      select count(*)::int from ask_answer answer
      where answer.question_id = question.id and answer.deleted_at is null and not answer.is_waiting
    ) where question.id = any(${`{${[...new Set(questionIds)].join(',')}}`}::int[])`);
}
