import type { Owner } from '@starhaven/contracts/blog';
import type { PublicSession } from '@starhaven/session';
import { Role, hasRole } from '@starhaven/session';

/** Whether the post is the account's own. A host may send no UID; then the name counts. */
export function isOwner(session: PublicSession | null, owner: Owner): boolean {
  if (session === null) return false;
  return owner.uid === '' ? owner.username !== '' && owner.username === session.username : owner.uid === session.uid;
}

/** The owner and ADMIN edit and remove (docs/behaviour/blog.md#blog-permissions). The API checks it again. */
export const mayEdit = (session: PublicSession | null, owner: Owner): boolean =>
  isOwner(session, owner) || (session !== null && hasRole(session.roles, Role.ADMIN));

export const mayCreate = (session: PublicSession | null): boolean =>
  session !== null && hasRole(session.roles, Role.EDITOR, Role.ADMIN);
