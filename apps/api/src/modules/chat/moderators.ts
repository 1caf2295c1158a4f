import { isModerator } from '../account';
import { DomainError } from '../../platform/errors/domain-error';
import type { Speaker } from './speaker';

/** The person at the server's command line, who has no account. It is a symbol, so that no missing value and no request can stand for it. */
export const operator: unique symbol = Symbol('operator');

/** The person who changes the chat for others. The verb refuses members who do not moderate. */
export type Moderating = Speaker | typeof operator;

/** @throws DomainError permission-denied for members who do not moderate */
export function requireModerator(actor: Moderating): void {
  if (actor !== operator && !isModerator(actor)) throw new DomainError('permission-denied', 'Forbidden');
}
