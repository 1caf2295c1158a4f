import type { Owner } from '@starhaven/contracts/blog';
import type { PublicSession } from '@starhaven/session';
import { Role, hasRole, isOwner } from '@starhaven/session';

export const isModerator = (session: PublicSession | null): boolean =>
  session !== null && hasRole(session.roles, Role.MOD, Role.ADMIN);

/** The author and moderators may edit and remove (docs/behaviour/ask.md#writing). The API checks it again. */
export const mayEdit = (session: PublicSession | null, owner: Owner): boolean =>
  isOwner(session, owner) || isModerator(session);
