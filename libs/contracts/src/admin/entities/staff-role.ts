import { Role } from '../../session/shell/role';

/**
 * The roles of staff (docs/behaviour/admin.md#staff-roles). VIEWER is our addition: it sees the dashboard and changes nothing. Clients of
 * the specification receive its number and do not know its name.
 */
export const StaffRole = { ADMIN: Role.ADMIN, MOD: Role.MOD, EDITOR: Role.EDITOR, VIEWER: 7 } as const;
export type StaffRole = (typeof StaffRole)[keyof typeof StaffRole];
