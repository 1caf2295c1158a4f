import { DomainError } from '../../../platform/errors/domain-error';

/** The id of a request as a number. @throws DomainError not-found */
export function donationIdOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new DomainError('not-found', 'There is no such donation.');
  return Number(id);
}
