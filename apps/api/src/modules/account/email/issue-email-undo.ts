import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { hashKey, newKey } from '../../../platform/secrets/keys';
import { emailUndo } from '../tables';

/** The former address can undo a change for this long (docs/behaviour/account.md#new-address). */
export const undoDays = 7;

/** Returns the token of a link that makes this address the account's address again. */
export async function issueEmailUndo(
  tx: Transaction,
  { id, email, emailKey }: { id: number; email: string; emailKey: string },
): Promise<string> {
  const token = newKey();
  const expiresAt = sql`now() + make_interval(days => ${undoDays})`;
  await tx.insert(emailUndo).values({ tokenHash: hashKey(token), accountId: id, email, emailKey, expiresAt });
  return token;
}
