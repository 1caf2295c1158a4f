import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { AccountRow } from '../accounts';
import { findAccountByName } from '../accounts';
import { hashPassword, needsRehash, verifyPassword } from '../passwords/password-hash';
import { account } from '../tables';
import { findKnownDevice } from './known-device';
import type { LoginLimits } from './login-limits';
import { wrongCredentials } from './finish-login';

export interface PasswordProof {
  username: string;
  /** The compared form of the name. */
  name: string;
  password: string;
  addressKey: string;
  deviceToken: string | undefined;
}

/** Renews a hash of other costs; the account with the hash it has now. */
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
 * The account whose password this is. Unknown names cost the same work, are limited alike and get the same answer
 * (docs/security.md#guessing).
 * @throws Refusal when it is wrong, must wait (429), or the server has too much to do (503, then it is not counted)
 */
export async function provePassword(db: Drizzle, limits: LoginLimits, proof: PasswordProof): Promise<AccountRow> {
  const { username, name, password, addressKey, deviceToken } = proof;
  const found = await findAccountByName(db, username);
  // Id 0 is nobody's: an unknown name asks the same question.
  const deviceHash = await findKnownDevice(db, found?.id ?? 0, deviceToken);
  const admission = await limits.admit({ name, addressKey, deviceHash });
  const isRight = await verifyPassword(password, found?.passwordHash ?? null).catch(async (error: unknown) => {
    await admission.cancel();
    throw error;
  });
  if (!isRight || found === null) throw wrongCredentials();
  await admission.succeed();
  return renewHash(db, found, password);
}
