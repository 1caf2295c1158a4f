import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireModerator } from '../moderators';
import type { Speaker } from '../speaker';
import { chatMessage, chatReport } from '../tables';

/** Ends the open reports of a message; returns how many there were. */
export async function settleReports(db: Drizzle, messageId: number, { accountId }: Speaker): Promise<number> {
  const settled = await db
    .update(chatReport)
    .set({ settledAt: sql`now()`, settledBy: accountId })
    .where(and(eq(chatReport.messageId, messageId), isNull(chatReport.settledAt)))
    .returning({ id: chatReport.messageId });
  return settled.length;
}

/**
 * A moderator's answer to the reports of a message: it stays, or is removed.
 * @throws DomainError permission-denied, not-found when no report is open
 */
export async function settleReport(
  db: Drizzle,
  moderator: Speaker,
  { id, isRemoved }: { id: number; isRemoved: boolean },
): Promise<void> {
  requireModerator(moderator);
  const settled = await settleReports(db, id, moderator);
  if (settled === 0) throw new DomainError('not-found', 'There is no open report of this message');
  if (!isRemoved) return;
  await db
    .update(chatMessage)
    .set({ removedAt: sql`now()`, removedBy: moderator.accountId })
    .where(and(eq(chatMessage.id, id), isNull(chatMessage.removedAt)));
}
