import { DomainError } from '../../../../platform/errors/domain-error';

/** A confirmed app is never replaced by another one. */
export const alreadySetUp = () => new DomainError('already-exists', 'An authenticator app is already set up.');
