import { Refusal } from '../../../platform/http/refusal';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import { verifyPassword } from '../passwords/password-hash';
import type { AccountRow } from '../accounts';
import type { SecondFactorContext } from './second-factor-context';

/**
 * Before a change of how the account is protected its password is asked again: a session left open is not enough. An
 * account without a password has no such question.
 * @throws Refusal -1 for a wrong one, 429 for too many
 */
export async function requirePassword(
  { wrongPasswords }: SecondFactorContext,
  { id, passwordHash }: AccountRow,
  password: string,
): Promise<void> {
  if (passwordHash === null) return;
  const known = await wrongPasswords.peek(String(id));
  if (known.isOver) throw overLimit(known);
  if (await verifyPassword(password, passwordHash)) return;
  await wrongPasswords.hit(String(id));
  throw new Refusal(-1, 'The password is not right.');
}
