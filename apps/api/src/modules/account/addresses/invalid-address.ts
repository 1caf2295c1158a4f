import { DomainError } from '../../../platform/errors/domain-error';

export const invalidAddress = () =>
  new DomainError('invalid-argument', 'Please enter a valid IP address', { field: 'ip' });
