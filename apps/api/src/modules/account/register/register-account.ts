import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { insertAccount } from '../accounts';
import type { AccountRow } from '../accounts';
import { requireEmail } from '../names/email';
import { requireNewUsername } from '../names/new-username';
import { hashPassword } from '../passwords/password-hash';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import type { PuzzleFields } from '../login/login-origin';
import type { PuzzleGate } from '../puzzles/puzzle-gate';
import type { RegistrationLimits } from './registration-limits';

export interface Registration {
  username: string;
  email: string;
  password: string;
  /** See `limitKeyOf`. */
  addressKey: string;
  puzzle: PuzzleFields;
}

export interface RegisterContext {
  db: Drizzle;
  registrationLimits: RegistrationLimits;
  passwordPolicy: PasswordPolicy;
  /** Checked after the fields and before the expensive part; null: no puzzles. */
  puzzles: PuzzleGate | null;
}

/**
 * Makes an account with a password. Other accounts with the same mail address have no influence, and the answer does not reveal them.
 * @throws DomainError with a text for the visitor; rate-limited over the limits
 */
export async function registerAccount(context: RegisterContext, registration: Registration): Promise<AccountRow> {
  const { db, registrationLimits, passwordPolicy, puzzles } = context;
  const { password, addressKey, puzzle } = registration;
  const name = requireNewUsername(registration.username, passwordPolicy.siteName);
  const { email, key } = requireEmail(registration.email);
  refuseWeakPassword(password, passwordPolicy, { username: name.username, email });
  await puzzles?.admit({ action: 'register', name: name.key, addressKey, ...puzzle });
  const releaseAttempt = await registrationLimits.count(addressKey);
  try {
    const passwordHash = await hashPassword(password);
    const made = await insertAccount(db, name, { email, emailKey: key, passwordHash, passwordChangedAt: new Date() });
    if (!made) throw new DomainError('already-exists', 'This username is already taken', { field: 'username' });
    return made;
  } catch (error) {
    await releaseAttempt();
    throw error;
  }
}
