import { and, eq, isNull } from 'drizzle-orm';
import { sessionEnded } from './sessions/session-ended';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import type { AccountRow } from './accounts';
import type { SignedIn } from './sessions/find-live-session';
import { account, session } from './tables';

/**
 * Serialises changes of one account until the end of the transaction, and returns the account as it is now. Parallel logins reference the
 * account and do not wait.
 * @throws DomainError unauthenticated when the account no longer exists
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<AccountRow> {
  const [row] = await tx.select().from(account).where(eq(account.id, accountId)).for('no key update');
  if (!row) throw sessionEnded();
  return row;
}

/**
 * The same for a change that a session, and perhaps its password, allowed before the lock. An owner who locks a thief out may have ended
 * the session or replaced the password since.
 * @throws DomainError unauthenticated when the session has ended, wrong-credentials when the password has changed
 */
export async function lockSignedIn(tx: Transaction, { account: proved, session: used }: SignedIn): Promise<AccountRow> {
  const row = await lockAccount(tx, proved.id);
  const [live] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, used.id), isNull(session.endedAt)));
  if (!live) throw sessionEnded();
  if (row.passwordHash !== proved.passwordHash) {
    throw new DomainError('wrong-credentials', 'The password is not right.');
  }
  return row;
}
