import { DomainError } from '../../../platform/errors/domain-error';

/** @throws DomainError failed-precondition when the question is closed */
export function requireOpen({ isClosed }: { isClosed: boolean }): void {
  if (isClosed) throw new DomainError('failed-precondition', 'This question is closed. It accepts no more answers.');
}
