import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Member } from '../member';
import { askQuestion } from '../tables';
import { isSeenBy, isShown } from '../texts/shown';
import { questionNotFound, textId } from '../texts/text-id';

/**
 * A question that everyone sees, or that `member` sees. In a transaction, `isLocked` keeps it locked: changes of one question wait for each
 * other.
 * @throws DomainError not-found
 */
export async function requireQuestion(
  db: Drizzle,
  id: string | number,
  { isLocked = false, member }: { isLocked?: boolean; member?: Member } = {},
) {
  const isSeen = member ? isSeenBy(askQuestion, member) : isShown(askQuestion);
  const query = db
    .select()
    .from(askQuestion)
    .where(and(eq(askQuestion.id, textId(String(id))), isSeen));
  const [row] = await (isLocked ? query.for('no key update') : query);
  if (!row) throw questionNotFound();
  return row;
}
