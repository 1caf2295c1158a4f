import { count, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import type { AccountRow } from './accounts';
import { accountAddress, accountSocialLogin } from './tables';

/**
 * Call in the transaction that removed a login method, after `lockAccount`: the last login method cannot be removed
 * (docs/behaviour/account.md#ways-to-log-in). A confirmed mail address counts as one, because its owner can set a new password.
 * @throws DomainError failed-precondition when no way to log in is left
 */
export async function requireAnotherWayIn(
  tx: Transaction,
  { id, passwordHash, emailVerifiedAt }: AccountRow,
): Promise<void> {
  if (passwordHash !== null || emailVerifiedAt !== null) return;
  const [social] = await tx
    .select({ rows: count() })
    .from(accountSocialLogin)
    .where(eq(accountSocialLogin.accountId, id));
  const [listed] = await tx.select({ rows: count() }).from(accountAddress).where(eq(accountAddress.accountId, id));
  if ((social?.rows ?? 0) + (listed?.rows ?? 0) > 0) return;
  throw new DomainError(
    'failed-precondition',
    'This is the last way to log in to your account. Please set a web password first.',
  );
}
