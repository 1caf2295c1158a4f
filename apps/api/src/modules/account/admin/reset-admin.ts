import { Role } from '@starhaven/contracts/session';
import { arrayContains, asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { findAccountByName, insertAccount } from '../accounts';
import type { AccountRow } from '../accounts';
import { requireUsername } from '../names/username';
import { hashPassword } from '../passwords/password-hash';
import { endSessions } from '../sessions/end-sessions';
import {
  account,
  accountAddress,
  accountBan,
  accountSocialLogin,
  apiKey,
  emailUndo,
  knownDevice,
  loginTicket,
  mailCode,
  passkey,
  recoveryCode,
  totp,
} from '../tables';
import { adminRoles, adminUsername } from './admin-account-seed';
import { readablePassword } from './readable-password';
import type { AdminCredentials } from './format-credentials';

/** The oldest admin; without any admin, the account with the name "admin". */
async function findAdmin(tx: Transaction): Promise<AccountRow | null> {
  const [oldest] = await tx
    .select()
    .from(account)
    .where(arrayContains(account.roles, [Role.ADMIN]))
    .orderBy(asc(account.id))
    .limit(1);
  return oldest ?? findAccountByName(tx, adminUsername);
}

/** Removes every other way to act as the account, so that only the new password works. */
async function closeOtherWays(tx: Transaction, { id, roles }: AccountRow): Promise<void> {
  const tables = [
    ...[totp, recoveryCode, passkey, knownDevice, accountAddress, accountBan],
    ...[apiKey, accountSocialLogin, loginTicket, mailCode, emailUndo],
  ];
  for (const table of tables) await tx.delete(table).where(eq(table.accountId, id));
  if (roles.includes(Role.ADMIN)) return;
  // The account was not an admin until now and may belong to another person, who could set a new password by mail.
  await tx
    .update(account)
    .set({ email: null, emailKey: null, emailVerifiedAt: null, pendingEmail: null, pendingEmailKey: null })
    .where(eq(account.id, id));
}

/**
 * Gives the admin a new random password for an operator who is locked out. It makes the account when there is none, restores its role
 * without expiry, lifts a ban, ends its sessions, and deletes its second factors, API keys and social logins. An admin keeps the mail
 * address, to which codes for a new password are mailed.
 */
export async function resetAdmin(db: Drizzle): Promise<AdminCredentials> {
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const found = (await findAdmin(tx)) ?? (await insertAccount(tx, requireUsername(adminUsername), {}));
    if (!found) throw new Error('The admin account can neither be found nor made.');
    await closeOtherWays(tx, found);
    const roles = [...new Set([...adminRoles, ...found.roles])].filter((role) => role !== Role.BAN);
    await tx
      .update(account)
      .set({
        passwordHash,
        passwordChangedAt: new Date(),
        isPasswordTemporary: true,
        roles,
        roleExpiresAt: null,
        openToAllUntil: null,
      })
      .where(eq(account.id, found.id));
    await endSessions(tx, found.id, 'password');
    return { username: found.username, password };
  });
}
