import type { Drizzle } from '../../../platform/database/database';
import { Refusal } from '../../../platform/http/refusal';
import { insertAccount } from '../accounts';
import type { AccountRow } from '../accounts';
import { requireEmail } from '../names/email';
import { requireUsername } from '../names/username';
import { hashPassword } from '../passwords/password-hash';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import type { RegistrationLimits } from './registration-limits';

export interface Registration {
  username: string;
  email: string;
  password: string;
  /** See `limitKeyOf`. */
  addressKey: string;
}

export interface RegisterOptions {
  db: Drizzle;
  limits: RegistrationLimits;
  policy: PasswordPolicy;
  /** Asked once everything that was typed is right, before the expensive part. */
  admit: () => Promise<void>;
}

/**
 * Makes an account with a password. Whether the mail address belongs to others already plays no role and is not told.
 * @throws Refusal with a text for the visitor; 429 over the limits
 */
export async function registerAccount(options: RegisterOptions, registration: Registration): Promise<AccountRow> {
  const { db, limits, policy, admit } = options;
  const { password, addressKey } = registration;
  const name = requireUsername(registration.username);
  const { email, key } = requireEmail(registration.email);
  refuseWeakPassword(password, policy, { username: name.username, email });
  await admit();
  const notMade = await limits.count(addressKey);
  try {
    const passwordHash = await hashPassword(password);
    const made = await insertAccount(db, name, { email, emailKey: key, passwordHash, passwordChangedAt: new Date() });
    if (!made) throw new Refusal(-1, 'This username is already taken', { fields: { field: 'username' } });
    return made;
  } catch (error) {
    await notMade();
    throw error;
  }
}
