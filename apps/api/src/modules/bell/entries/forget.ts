import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { notification } from '../tables';
import { announce } from '../live/announce';

/** Removes the entries about a text that nobody sees any more. Gathered answers count one less. */
export async function forget(tx: Transaction, text: { questionId: number } | { answerId: number }): Promise<void> {
  if ('answerId' in text)
    await tx
      .update(notification)
      .set({ count: sql`${notification.count} - 1`, answerId: null, actorId: null })
      .where(and(eq(notification.answerId, text.answerId), eq(notification.kind, 'answer'), gt(notification.count, 1)));
  const isAbout =
    'answerId' in text
      ? eq(notification.answerId, text.answerId)
      : and(eq(notification.questionId, text.questionId), ne(notification.kind, 'staff'));
  const gone = await tx.delete(notification).where(isAbout).returning({ accountId: notification.accountId });
  await announce(tx, [...new Set(gone.map(({ accountId }) => accountId))]);
}
