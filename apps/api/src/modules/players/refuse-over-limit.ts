import { DomainError } from '../../platform/errors/domain-error';
import type { Limit } from '../../platform/limits/limits';

/** Counts one on each of these counters, in this order. @throws DomainError rate-limited */
export async function refuseOverLimit(...counters: readonly (readonly [Limit, string])[]): Promise<void> {
  for (const [limit, key] of counters) {
    const { isOver, max, until } = await limit.hit(key);
    if (isOver) throw new DomainError('rate-limited', 'Too Many Requests', { max, until });
  }
}
