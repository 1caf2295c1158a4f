import type { PostsAfterDeletion } from '@starhaven/contracts/account';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { account } from '../tables';

/** An account that is deleted at the end of the transaction. */
export interface LeavingAccount {
  accountId: number;
  /** The owner's choice for posts: kept without a name, or deleted. */
  posts: PostsAfterDeletion;
}

/** Deletes or detaches what another module stores for an account; each module with such rows provides one. */
export type LeaveAccount = (tx: Transaction, leaving: LeavingAccount) => Promise<void>;

const isDue = lte(account.deletionAt, sql`now()`);
const maxAtOnce = 100;

async function deleteAccount(db: Drizzle, id: number, leave: readonly LeaveAccount[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    // No row: another server deletes the account, or its owner is logging in at this moment.
    const [row] = await tx
      .select()
      .from(account)
      .where(and(eq(account.id, id), isDue))
      .for('update', { skipLocked: true });
    if (!row) return;
    const posts = row.deletionPosts === 'delete' ? 'delete' : 'keep';
    for (const work of leave) await work(tx, { accountId: id, posts });
    await tx.delete(account).where(eq(account.id, id));
  });
}

/**
 * Deletes the accounts whose grace period is over. An account that cannot be deleted does not stop the others.
 * @throws the first error, after every account was tried
 */
export async function deleteDueAccounts(db: Drizzle, leave: readonly LeaveAccount[]): Promise<void> {
  const due = await db.select({ id: account.id }).from(account).where(isDue).limit(maxAtOnce);
  const errors: unknown[] = [];
  for (const { id } of due) await deleteAccount(db, id, leave).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
