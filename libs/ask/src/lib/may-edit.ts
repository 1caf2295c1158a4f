import type { Owner } from '@starhaven/contracts/blog';
import type { PublicSession } from '@starhaven/session';
import { Role, hasRole } from '@starhaven/session';

/** Whether a text is the account's own. A host may send no UID; then the name counts. */
export function isOwn(session: PublicSession | null, owner: Owner): boolean {
  if (session === null) return false;
  return owner.uid === '' ? owner.username !== '' && owner.username === session.username : owner.uid === session.uid;
}

export const isModerator = (session: PublicSession | null): boolean =>
  session !== null && hasRole(session.roles, Role.MOD, Role.ADMIN);

/** The author and moderators edit and remove (docs/behaviour/ask.md#writing). The API checks it again. */
export const mayEdit = (session: PublicSession | null, owner: Owner): boolean =>
  isOwn(session, owner) || isModerator(session);
