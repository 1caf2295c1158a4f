import { eq, sql } from 'drizzle-orm';
import type { LeaveAccount } from '../account';
import { askAnswer, askQuestion } from './tables';

/** When an account is deleted, deletes its texts if the owner chose that. Otherwise they stay without an author. */
export const leaveAsk: LeaveAccount = async (tx, { accountId, posts }) => {
  if (posts !== 'delete') return;
  await tx.delete(askQuestion).where(eq(askQuestion.accountId, accountId));
  await tx.execute(sql`
    update ask_question question set answers = question.answers - gone.number,
      best_answer_id = case when question.best_answer_id = any(gone.ids) then null else question.best_answer_id end
    from (select question_id, count(*)::int as number, array_agg(id) as ids from ask_answer
      where account_id = ${accountId} and deleted_at is null and not is_waiting group by question_id) gone
    where gone.question_id = question.id`);
  await tx.delete(askAnswer).where(eq(askAnswer.accountId, accountId));
};
