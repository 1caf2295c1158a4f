import type { Account } from '@starhaven/contracts/account';

/** The address to verify: a pending new address, else the account's own; null if there is none. */
export function addressToVerify({ email, extras }: Account): string | null {
  return extras?.pendingEmail || email || null;
}

export const noAddressText = 'No email address found in your account.';

/** True when no address of the account waits for a code. */
export const isAllVerified = ({ verifyEmail, extras }: Account) => verifyEmail === 1 && !extras?.pendingEmail;
