import { DomainError } from '../../../platform/errors/domain-error';
import { isReservedName } from './reserved-name';
import { requireUsername } from './username';
import type { Username } from './username';

/**
 * A username that a visitor chooses: not one of the staff's. Accounts that have such a name keep it.
 * @throws DomainError invalid-argument, already-exists
 */
export function requireNewUsername(text: string, siteName: string): Username {
  const name = requireUsername(text);
  if (isReservedName(name.username, siteName))
    throw new DomainError('already-exists', 'This username is already taken', { field: 'username' });
  return name;
}
