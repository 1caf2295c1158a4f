import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { AccountRow } from '../accounts';
import { findAccountByName } from '../accounts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords/password-hash';
import { account } from '../tables';
import { findKnownDevice } from '../devices/known-device';
import type { LoginLimits } from './login-limits';
import { wrongCredentials } from './finish-login';

export interface PasswordProof {
  username: string;
  /** The normalised form of the name. */
  name: string;
  password: string;
  addressKey: string;
  deviceToken: string | undefined;
}

/** Replaces a hash that has outdated costs; returns the account with its current hash. */
async function renewHash(db: Drizzle, proved: AccountRow, password: string): Promise<AccountRow> {
  if (proved.passwordHash === null || !needsRehash(proved.passwordHash)) return proved;
  const passwordHash = await hashPassword(password);
  const renewed = await db
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, proved.id), eq(account.passwordHash, proved.passwordHash)))
    .returning({ id: account.id });
  return renewed.length > 0 ? { ...proved, passwordHash } : proved;
}

/**
 * The account that has this name and password. Unknown names cost the same work, have the same limits and get the same answer
 * (docs/security.md#guessing).
 * @throws DomainError wrong-credentials; rate-limited; unavailable when the server is overloaded; such an attempt does not count
 */
export async function provePassword(
  { db, loginLimits }: { db: Drizzle; loginLimits: LoginLimits },
  proof: PasswordProof,
): Promise<AccountRow> {
  const { username, name, password, addressKey, deviceToken } = proof;
  const found = await findAccountByName(db, username);
  // No account has id 0: an unknown name makes the same query.
  const deviceHash = await findKnownDevice(db, found?.id ?? 0, deviceToken);
  const admission = await loginLimits.admit({ name, addressKey, deviceHash });
  const isRight = await verifyPassword(password, found?.passwordHash ?? null).catch(async (error: unknown) => {
    await admission.cancel();
    throw error;
  });
  if (!isRight || found === null) throw wrongCredentials();
  await admission.succeed();
  return renewHash(db, found, password);
}
