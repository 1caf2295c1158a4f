import { Refusal } from '../../../platform/http/refusal';
import type { Limit } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import type { AccountRow } from '../accounts';
import { verifyPassword } from './password-hash';

/**
 * Before a change of how the account is protected its password is asked again: a session left open is not enough. An
 * account without a password has no such question. A try is counted before it is checked, so that many at once are many.
 * @throws Refusal -1 for a wrong one, 429 for too many
 */
export async function requirePassword(
  wrongPasswords: Limit,
  { id, passwordHash }: AccountRow,
  password: string,
): Promise<void> {
  if (passwordHash === null) return;
  const state = await wrongPasswords.hit(String(id));
  if (state.isOver) throw overLimit(state);
  if (!(await verifyPassword(password, passwordHash))) throw new Refusal(-1, 'The password is not right.');
  await wrongPasswords.refund(String(id));
}
