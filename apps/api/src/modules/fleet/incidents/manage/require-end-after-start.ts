import { DomainError } from '../../../../platform/errors/domain-error';

/** @throws DomainError invalid-argument for work that ends before it begins */
export function requireEndAfterStart({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): void {
  if (endsAt !== null && endsAt <= startsAt)
    throw new DomainError('invalid-argument', 'end is wrong; it must be a time after the start.');
}
