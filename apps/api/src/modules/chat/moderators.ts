import { Role } from '@starhaven/contracts/session';
import { DomainError } from '../../platform/errors/domain-error';
import type { Speaker } from './speaker';

const moderators: readonly number[] = [Role.ADMIN, Role.MOD];

export const isModerator = ({ roles }: Pick<Speaker, 'roles'>): boolean =>
  roles.some((role) => moderators.includes(role));

/** @throws DomainError permission-denied */
export function requireModerator(speaker: Speaker): void {
  if (!isModerator(speaker)) throw new DomainError('permission-denied', 'Forbidden');
}
