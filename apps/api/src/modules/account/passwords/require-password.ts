import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AccountRow } from '../accounts';
import { verifyPassword } from './password-hash';

/**
 * Requires the password before a change of the account's protection: an open session alone is not enough. Accounts without a password skip
 * the check. A try is counted before it is checked, so that parallel tries all count. `field`: its name in the call.
 * @throws DomainError wrong-credentials, rate-limited after too many wrong ones
 */
export async function requirePassword(
  wrongPasswords: Limit,
  { id, passwordHash }: AccountRow,
  password: string,
  field = 'password',
): Promise<void> {
  if (passwordHash === null) return;
  await refuseOverLimit(wrongPasswords, String(id));
  if (!(await verifyPassword(password, passwordHash)))
    throw new DomainError('wrong-credentials', 'The password is wrong.', { field });
  await wrongPasswords.refund(String(id));
}
