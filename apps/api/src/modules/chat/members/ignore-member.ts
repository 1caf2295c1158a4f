import { and, count, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { findAccountFacts, lockAccountFacts } from '../../account';
import { chatIgnore } from '../tables';

/** Members that one account can ignore. */
const maxIgnored = 500;

/**
 * Hides the messages of a member from an account, at once on all its connections (docs/behaviour/chat.md#ignored-members).
 * @throws DomainError not-found, failed-precondition for oneself or when the list is full
 */
export async function ignoreMember(
  db: Drizzle,
  { accountId, ignoredId }: { accountId: number; ignoredId: number },
): Promise<void> {
  if (accountId === ignoredId) throw new DomainError('failed-precondition', 'You cannot ignore yourself.');
  if (!(await findAccountFacts(db, [ignoredId])).has(ignoredId))
    throw new DomainError('not-found', 'There is no such account');
  await inTransaction(db, async (tx) => {
    // Without the lock, two parallel requests could exceed the limit together.
    await lockAccountFacts(tx, accountId);
    const added = await tx.insert(chatIgnore).values({ accountId, ignoredId }).onConflictDoNothing().returning();
    if (added.length === 0) return;
    const [kept] = await tx.select({ size: count() }).from(chatIgnore).where(eq(chatIgnore.accountId, accountId));
    // The transaction is rolled back.
    if ((kept?.size ?? 0) > maxIgnored)
      throw new DomainError('failed-precondition', `You can ignore at most ${maxIgnored} members.`);
  });
}

/** Shows the messages of a member again. */
export async function unignoreMember(
  db: Drizzle,
  { accountId, ignoredId }: { accountId: number; ignoredId: number },
): Promise<void> {
  await db.delete(chatIgnore).where(and(eq(chatIgnore.accountId, accountId), eq(chatIgnore.ignoredId, ignoredId)));
}
