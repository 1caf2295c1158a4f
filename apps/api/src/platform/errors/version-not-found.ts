import { DomainError } from './domain-error';

/** The refusal for a saved version of a text. */
export const versionNotFound = () => new DomainError('not-found', 'There is no such version, or it is no longer kept.');
