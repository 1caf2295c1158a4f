import type { Owner } from '@starhaven/contracts/blog';
import type { PublicSession } from '@starhaven/session';
import { Role, hasRole, isOwner } from '@starhaven/session';

/** The author of a post. */
export const isAuthor = isOwner;

/** The owner and ADMIN may edit and remove (docs/behaviour/blog.md#blog-permissions). The API checks it again. */
export const mayEdit = (session: PublicSession | null, owner: Owner): boolean =>
  isOwner(session, owner) || (session !== null && hasRole(session.roles, Role.ADMIN));

export const mayCreate = (session: PublicSession | null): boolean =>
  session !== null && hasRole(session.roles, Role.EDITOR, Role.ADMIN);
