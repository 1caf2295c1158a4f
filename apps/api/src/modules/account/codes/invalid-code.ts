import { DomainError } from '../../../platform/errors/domain-error';

/** The same error for a wrong, used, invalidated or expired code and for an address without an account (docs/security.md#guessing). */
export const invalidCode = () => new DomainError('wrong-credentials', 'Invalid verification code.');
