import { isDomainError } from '../../../platform/errors/domain-error';
import type { DomainErrorKind } from '../../../platform/errors/domain-error';

const outcomes: Partial<Record<DomainErrorKind, string>> = {
  'rate-limited': 'limited',
  'second-factor-required': 'second-factor',
  'proof-of-work-required': 'puzzle',
};

/** The outcome in one word, for the security log and metrics. */
export function outcomeOf(error: unknown): string {
  return isDomainError(error) ? (outcomes[error.kind] ?? 'refused') : 'error';
}
