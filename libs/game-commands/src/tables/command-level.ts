import { Role } from '@starhaven/contracts/session';

/** The lowest level that may run a command; each level includes the lower ones. */
export const commandLevels = ['member', 'staff', 'admin'] as const;
export type CommandLevel = (typeof commandLevels)[number];

const rolesOf: Record<CommandLevel, readonly Role[]> = {
  member: [],
  staff: [Role.MOD, Role.ADMIN],
  admin: [Role.ADMIN],
};

/**
 * The roles that see the commands of a level in the served file (docs/behaviour/commands.md#who-sees-a-command). Commands of members list
 * no roles: guests may read and copy them, but the gate still refuses to run them for guests.
 */
export const permissionOf = (level: CommandLevel): readonly Role[] => rolesOf[level];
