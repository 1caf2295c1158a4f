import { DomainError } from '../../../platform/errors/domain-error';

/** The refusal of a request without a live session (docs/behaviour/foundation.md#forced-logout-messages). */
export const sessionEnded = () => new DomainError('unauthenticated', 'Your session has expired. Please log in again.');
