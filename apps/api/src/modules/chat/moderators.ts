import { isModerator } from '../account';
import { DomainError } from '../../platform/errors/domain-error';
import type { Speaker } from './speaker';

/** @throws DomainError permission-denied */
export function requireModerator(speaker: Speaker): void {
  if (!isModerator(speaker)) throw new DomainError('permission-denied', 'Forbidden');
}
