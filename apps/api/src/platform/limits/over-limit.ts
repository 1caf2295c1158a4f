import { DomainError } from '../errors/domain-error';
import type { LimitState } from './limits';

/** The error for a caller that is over a limit (docs/security.md#limits). */
export function overLimit({ max, until }: Pick<LimitState, 'max' | 'until'>, message = 'Too Many Requests') {
  return new DomainError('rate-limited', message, { max, until });
}
