import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { findAccountByName } from '../accounts';
import type { AccountRow } from '../accounts';
import { isReservedName } from '../names/reserved-name';
import { usernameKey } from '../names/username';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import { effectiveRoles } from '../roles';
import { permissionsOf } from '../staff/role-permissions';

/**
 * Refuses a new display name that would let a member appear as the staff, the bot or another member: the chat shows only this name.
 * @throws DomainError already-exists
 */
export async function refuseTakenName(
  { db, passwordPolicy }: { db: Drizzle; passwordPolicy: PasswordPolicy },
  row: AccountRow,
  name: string,
): Promise<void> {
  if (name === row.name || usernameKey(name) === row.usernameKey) return;
  if (permissionsOf(effectiveRoles(row)).size > 0) return;
  if (isReservedName(name, passwordPolicy.siteName) || (await findAccountByName(db, name)) !== null)
    throw new DomainError('already-exists', 'This name is already taken', { field: 'name' });
}
