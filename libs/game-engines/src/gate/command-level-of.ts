import { Role } from '@starhaven/contracts/session';
import type { CommandLevel } from './command-rules';

/**
 * The command level of these roles (docs/behaviour/foundation.md#roles); null for none: banned, or not a member. Pass only roles that
 * have not expired.
 */
export function commandLevelOf(roles: readonly number[]): CommandLevel | null {
  if (roles.includes(Role.BAN)) return null;
  if (roles.includes(Role.ADMIN)) return 'admin';
  if (roles.includes(Role.MOD)) return 'staff';
  const isMember = [Role.MEMBER, Role.SPONSOR, Role.EDITOR].some((role) => roles.includes(role));
  return isMember ? 'member' : null;
}
