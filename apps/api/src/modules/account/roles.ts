import { Role } from '@starhaven/contracts';

export interface RoleHolder {
  roles: number[];
  /** null: never. */
  roleExpiresAt: Date | null;
}

/** What stays when the granted time is over: membership, and a ban. */
const lasting: readonly number[] = [Role.MEMBER, Role.BAN];

/**
 * The roles that count now. An account has one expiry for all that it was granted: once it is past, everything but
 * membership and a ban is lost, staff roles included, so a grant for a time must not be given to somebody who is staff for
 * good. Answers carry the stored roles beside `roleExpired` (docs/behaviour/foundation.md#role-expiry); whoever decides what is
 * allowed asks here.
 */
export function effectiveRoles({ roles, roleExpiresAt }: RoleHolder, now = new Date()): number[] {
  if (roleExpiresAt === null || roleExpiresAt > now) return roles;
  return roles.filter((role) => lasting.includes(role));
}

export function isBanned({ roles }: Pick<RoleHolder, 'roles'>): boolean {
  return roles.includes(Role.BAN);
}
