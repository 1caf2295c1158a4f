import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { AccountRow } from '../accounts';
import { account } from '../tables';

/** For a login: the account stays (docs/behaviour/account.md#deletion). */
export async function cancelDeletion(tx: Transaction, { id, deletionAt }: AccountRow): Promise<void> {
  if (deletionAt === null) return;
  await tx.update(account).set({ deletionAt: null, deletionPosts: null }).where(eq(account.id, id));
}
