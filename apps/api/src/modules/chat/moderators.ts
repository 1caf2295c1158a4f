import { isModerator } from '../account';
import { DomainError } from '../../platform/errors/domain-error';
import type { Speaker } from './speaker';

/** Whoever runs commands at the server itself, without an account. No missing value and no payload can become this symbol. */
export const operator: unique symbol = Symbol('operator');

/** Who changes the chat for others. The verb refuses members who do not moderate. */
export type Moderating = Speaker | typeof operator;

/** @throws DomainError permission-denied for members who do not moderate */
export function requireModerator(actor: Moderating): void {
  if (actor !== operator && !isModerator(actor)) throw new DomainError('permission-denied', 'Forbidden');
}
