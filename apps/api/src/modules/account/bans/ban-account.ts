import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../lock-account';
import { endSessions } from '../sessions/end-sessions';
import { requireOtherAdmin } from '../staff/require-other-admin';
import { account, accountBan } from '../tables';

export interface BanInput {
  accountId: number;
  reason: string;
  /** null: until it is lifted. */
  until: Date | null;
  /** The display name of the member of staff who bans. */
  by: string;
}

/**
 * Bans an account and ends its sessions; a second ban replaces the first (docs/behaviour/admin.md#bans).
 * @throws DomainError invalid-argument for an end in the past; failed-precondition for the last admin
 */
export async function banAccount(tx: Transaction, { accountId, reason, until, by }: BanInput): Promise<void> {
  if (until !== null && until <= new Date())
    throw new DomainError('invalid-argument', 'The end of the ban must be in the future.', { field: 'until' });
  await requireOtherAdmin(tx, accountId);
  const { roles } = await lockAccount(tx, accountId);
  const ban = { reason, until, by, at: sql`now()` };
  await tx
    .insert(accountBan)
    .values({ accountId, ...ban })
    .onConflictDoUpdate({ target: accountBan.accountId, set: ban });
  await tx
    .update(account)
    .set({ roles: [...new Set([...roles, Role.BAN])] })
    .where(eq(account.id, accountId));
  await endSessions(tx, accountId, 'ban');
}
