import { adminPermissions, StaffRole } from '@starhaven/contracts/admin';
import type { AdminPermission } from '@starhaven/contracts/admin';

/** What each role of staff may do; every other role may do nothing (docs/behaviour/admin.md#permissions). */
const permissionsOfRole: Readonly<Record<StaffRole, readonly AdminPermission[]>> = {
  [StaffRole.ADMIN]: adminPermissions,
  [StaffRole.MOD]: ['overview', 'users.read', 'users.sessions', 'users.ban', 'fleet.read', 'reports'],
  [StaffRole.EDITOR]: ['overview', 'content'],
  [StaffRole.VIEWER]: [
    ...(['overview', 'users.read', 'audit.read', 'settings.read', 'fleet.read'] as const),
    ...(['database.read', 'reports'] as const),
  ],
};

/** What these roles may do; `roles` are the roles in effect. */
export function permissionsOf(roles: readonly number[]): ReadonlySet<AdminPermission> {
  const known: Readonly<Record<number, readonly AdminPermission[] | undefined>> = permissionsOfRole;
  return new Set(roles.flatMap((role) => known[role] ?? []));
}
