import type { RemovedTexts } from '@starhaven/contracts/ask';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { askAnswer, askQuestion, askRemoval } from '../tables';
import { textId } from '../texts/text-id';
import { recount } from './recount';
import { removalsToWire } from './removals-to-wire';

/**
 * Restores the texts of one removal that still exist.
 * @throws DomainError permission-denied unless a moderator restores them, not-found when the removal was undone already
 */
export async function restoreMemberTexts(db: Drizzle, moderator: Member, given: string): Promise<RemovedTexts> {
  requireModerator(moderator);
  const id = textId(given);
  return inTransaction(db, async (tx) => {
    const [removal] = await tx
      .update(askRemoval)
      .set({ restoredAt: sql`now()`, restoredBy: moderator.accountId })
      .where(and(eq(askRemoval.id, id), isNull(askRemoval.restoredAt)))
      .returning();
    if (!removal) throw new DomainError('not-found', 'There is no such removal, or it was undone already.');
    const columns = { deletedAt: null, removalId: null };
    await tx.update(askQuestion).set(columns).where(eq(askQuestion.removalId, id));
    const answers = await tx
      .update(askAnswer)
      .set(columns)
      .where(eq(askAnswer.removalId, id))
      .returning({ questionId: askAnswer.questionId });
    await recount(
      tx,
      answers.map(({ questionId }) => questionId),
    );
    const [wire] = await removalsToWire(tx, [removal]);
    if (!wire) throw new Error('The removal was not found.');
    return wire;
  });
}
