import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';

/** Counts one request of an account. @throws DomainError rate-limited */
export async function refuseOverLimit(limit: Limit, accountId: number): Promise<void> {
  const { isOver, max, until } = await limit.hit(String(accountId));
  if (isOver) throw new DomainError('rate-limited', 'Too many requests. Please wait.', { max, until });
}
