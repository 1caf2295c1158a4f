import { DomainError } from '../../../../platform/errors/domain-error';

/** The maximum of passkeys for one account. */
export const maxPasskeys = 20;

export const tooManyPasskeys = () =>
  new DomainError('failed-precondition', `An account has at most ${maxPasskeys} passkeys.`);
