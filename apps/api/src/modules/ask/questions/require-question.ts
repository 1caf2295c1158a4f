import { and, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { askQuestion } from '../tables';
import { questionNotFound, textId } from '../texts/text-id';

/** A question that is not deleted. With a transaction it stays locked: changes of one question wait for each other. @throws DomainError not-found */
export async function requireQuestion(db: Drizzle, id: string | number, isLocked = false) {
  const query = db
    .select()
    .from(askQuestion)
    .where(and(eq(askQuestion.id, textId(String(id))), isNull(askQuestion.deletedAt)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw questionNotFound();
  return row;
}
