import { isModerator } from '../account';
import { DomainError } from '../../platform/errors/domain-error';

/** The member who writes, known from the session and never from a field of the form. */
export interface Member {
  accountId: number;
  name: string;
  /** The address of the request; empty when there is none. */
  address: string;
  /** The roles in effect. */
  roles: readonly number[];
  isNew: boolean;
}

/** A text and its author; null: the account was deleted. */
export interface Owned {
  id: number;
  accountId: number | null;
}

/** @throws DomainError permission-denied unless the text is the member's own */
export function requireOwner(member: Member, text: { accountId: number | null }): void {
  if (text.accountId === member.accountId) return;
  throw new DomainError('permission-denied', 'Only the author of this question may do that.');
}

/** @throws DomainError permission-denied unless the text is the member's own, or the member is a moderator */
export function requireEditor(member: Member, text: { accountId: number | null }): void {
  if (text.accountId === member.accountId || isModerator(member)) return;
  throw new DomainError('permission-denied', 'This text belongs to somebody else.');
}

/** @throws DomainError permission-denied */
export function requireModerator(member: Member): void {
  if (!isModerator(member)) throw new DomainError('permission-denied', 'Only moderators may do that.');
}
