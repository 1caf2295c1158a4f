import { sql } from 'drizzle-orm';
import type { HiddenAnswers } from '../../notifications';

/** Describes answers that are hidden, for `removeNotifications`. Members were notified of answers that do not wait for review. */
export function hiddenAnswers(answers: readonly { id: number; questionId: number }[]): HiddenAnswers {
  const ids = answers.map(({ id }) => id);
  const counted = sql`
    select id, question_id, account_id from ask_answer
    where not is_waiting and (deleted_at is null or id = any(${`{${ids.join(',')}}`}::int[]))`;
  return { ids, questionIds: [...new Set(answers.map(({ questionId }) => questionId))], counted };
}
