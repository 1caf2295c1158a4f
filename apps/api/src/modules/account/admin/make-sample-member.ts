import { Role } from '@starhaven/contracts/session';
import type { Drizzle } from '../../../platform/database/database';
import { findAccountByName, insertAccount } from '../accounts';
import { requireUsername } from '../names/username';

/**
 * A member who is the author of the first content. The account allows no login: it has no password, no mail address and no guest address.
 * Returns null, and changes nothing, when the name belongs to another account.
 */
export async function makeSampleMember(tx: Drizzle, name: string): Promise<number | null> {
  const made = await insertAccount(tx, requireUsername(name), { roles: [Role.MEMBER] });
  if (made) return made.id;
  const known = await findAccountByName(tx, name);
  const isSample =
    known !== null && known.passwordHash === null && known.email === null && known.openToAllUntil === null;
  return isSample ? known.id : null;
}
