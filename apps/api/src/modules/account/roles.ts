import { Role, isLastingRole } from '@starhaven/contracts/session';

export interface RoleHolder {
  roles: number[];
  /** null: never. */
  roleExpiresAt: Date | null;
}

/**
 * The roles in effect. An account has one expiry for all its roles: after it the account keeps only membership and a ban, and also
 * loses roles of staff. So do not give a temporary role to permanent staff. Answers carry the stored roles next to `roleExpired`
 * (docs/behaviour/foundation.md#role-expiry); code that decides about permissions calls this function.
 */
export function effectiveRoles({ roles, roleExpiresAt }: RoleHolder, now = new Date()): number[] {
  if (roleExpiresAt === null || roleExpiresAt > now) return roles;
  return roles.filter(isLastingRole);
}

export function isBanned({ roles }: Pick<RoleHolder, 'roles'>): boolean {
  return roles.includes(Role.BAN);
}

/** Administrators and moderators. `roles`: those in effect. */
export const isModerator = ({ roles }: { roles: readonly number[] }): boolean =>
  roles.includes(Role.ADMIN) || roles.includes(Role.MOD);
