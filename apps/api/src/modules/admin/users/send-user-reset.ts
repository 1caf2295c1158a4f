import { sendUserReset as sendAccountReset } from '../../account';
import type { AdminContext } from '../admin-context';
import { requireBelow } from '../guard/require-below';
import type { Staff } from '../guard/staff';

export interface UserReset {
  accountId: number;
  /** The limit key of the address of the member of staff. */
  addressKey: string;
}

/**
 * Mails a code for a new password to an account's address.
 * @throws DomainError those of `requireBelow` and of the account's `sendUserReset`
 */
export async function sendUserReset(
  { db, codes }: Pick<AdminContext, 'db' | 'codes'>,
  staff: Staff,
  reset: UserReset,
): Promise<void> {
  await requireBelow(db, staff, reset.accountId);
  await sendAccountReset(codes, reset);
}
