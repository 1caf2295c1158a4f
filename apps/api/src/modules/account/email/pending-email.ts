import type { AccountRow } from '../accounts';

/** A new address can be confirmed for this long (docs/behaviour/account.md#new-address). */
export const pendingHours = 24;

export interface PendingEmail {
  /** Empty when no address is pending, or when it can no longer be confirmed. */
  pendingEmail: string;
  /** null when no address is pending. */
  until: Date | null;
}

type PendingColumns = Pick<AccountRow, 'pendingEmail' | 'pendingEmailAt'>;

/** The new address of an account that its owner has not confirmed yet. */
export function pendingEmailOf({ pendingEmail, pendingEmailAt }: PendingColumns, now = new Date()): PendingEmail {
  const until = pendingEmailAt && new Date(pendingEmailAt.getTime() + pendingHours * 3_600_000);
  return pendingEmail === null || until === null || until <= now
    ? { pendingEmail: '', until: null }
    : { pendingEmail, until };
}
