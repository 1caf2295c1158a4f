import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sessionEnded } from './sessions/session-ended';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import { toFacts } from './accounts';
import type { AccountFacts, AccountRow } from './accounts';
import type { SignedIn } from './sessions/find-live-session';
import { account, session } from './tables';

/**
 * Locks the accounts that fulfil a condition, in the order of their ids, so that two callers do not deadlock.
 *
 * Inserts of rows that reference an account take KEY SHARE on it. `no key update` does not wait for that lock, `update` would: two
 * transactions that first insert such a row and then lock the account would deadlock.
 */
export async function lockAccounts(tx: Transaction, condition: SQL | undefined): Promise<AccountRow[]> {
  return tx.select().from(account).where(condition).orderBy(asc(account.id)).for('no key update');
}

async function lockRow(tx: Transaction, accountId: number): Promise<AccountRow | null> {
  const [row] = await lockAccounts(tx, eq(account.id, accountId));
  return row ?? null;
}

/**
 * Serialises changes of one account until the end of the transaction, and returns the account as it is now. Inserts of rows that reference
 * the account do not wait. A login does: it must see the result of a change of the password.
 * @throws DomainError unauthenticated when the account no longer exists
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<AccountRow> {
  const row = await lockRow(tx, accountId);
  if (!row) throw sessionEnded();
  return row;
}

/** The same for modules that need only the facts. null: the account does not exist. */
export async function lockAccountFacts(tx: Transaction, accountId: number): Promise<AccountFacts | null> {
  const row = await lockRow(tx, accountId);
  return row && toFacts(row);
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
    throw new DomainError('wrong-credentials', 'The password is wrong.', { field: 'password' });
  }
  return row;
}
