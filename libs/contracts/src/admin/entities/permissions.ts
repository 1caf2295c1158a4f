/** What staff may do. For each call, our API decides by the current roles (docs/behaviour/admin.md#permissions). */
export const adminPermissions = [
  'overview',
  'users.read',
  'users.sessions',
  'users.ban',
  'users.roles',
  'audit.read',
  'settings.read',
  'settings.change',
  'fleet.read',
  'fleet.act',
  'fleet.change',
  'database.read',
  'backups.make',
  'backups.restore',
  'reports',
  'codes',
  'donations',
  'content',
] as const;
export type AdminPermission = (typeof adminPermissions)[number];
