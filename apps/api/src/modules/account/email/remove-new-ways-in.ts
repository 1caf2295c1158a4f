import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/transaction-retry';
import {
  account,
  accountAddress,
  accountSocialLogin,
  apiKey,
  knownDevice,
  loginTicket,
  passkey,
  recoveryCode,
  totp,
} from '../tables';

/** Logins that were added this many days before the address was changed are removed, too: the thief may have prepared them. */
const daysBefore = 7;

/**
 * After the owner has restored the address, removes what a thief could log in with: all API keys and known devices, and each social login,
 * second factor and listed address that was added in the week before the address was changed, or later. What is older belongs to the owner.
 */
export async function removeNewWaysIn(tx: Transaction, accountId: number, changedAt: Date): Promise<void> {
  const since = new Date(changedAt.getTime() - daysBefore * 24 * 3600 * 1000);
  const isOf = (column: PgColumn, ...more: (SQL | undefined)[]) => and(eq(column, accountId), ...more);
  await tx.delete(apiKey).where(isOf(apiKey.accountId));
  await tx.delete(knownDevice).where(isOf(knownDevice.accountId));
  await tx.delete(loginTicket).where(isOf(loginTicket.accountId));
  await tx
    .delete(accountSocialLogin)
    .where(isOf(accountSocialLogin.accountId, gte(accountSocialLogin.linkedAt, since)));
  await tx.delete(accountAddress).where(isOf(accountAddress.accountId, gte(accountAddress.addedAt, since)));
  await tx.delete(passkey).where(isOf(passkey.accountId, gte(passkey.createdAt, since)));
  await tx.delete(totp).where(isOf(totp.accountId, or(isNull(totp.confirmedAt), gte(totp.confirmedAt, since))));
  await tx.delete(recoveryCode).where(isOf(recoveryCode.accountId, gte(recoveryCode.createdAt, since)));
  await tx.update(account).set({ openToAllUntil: null }).where(isOf(account.id));
}
