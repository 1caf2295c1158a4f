import type { Transaction } from '../../../platform/database/transaction-retry';
import { banAccount } from '../../account';
import { requireBelow } from '../guard/require-below';
import type { Staff } from '../guard/staff';

export interface UserBan {
  accountId: number;
  reason: string;
  /** null: until it is lifted. */
  until: Date | null;
}

/**
 * Bans an account in the name of a member of staff.
 * @throws DomainError those of `requireBelow` and of `banAccount`
 */
export async function banUser(tx: Transaction, staff: Staff, ban: UserBan): Promise<void> {
  await requireBelow(tx, staff, ban.accountId);
  const { name, username } = staff.account;
  await banAccount(tx, { ...ban, by: name || username });
}
