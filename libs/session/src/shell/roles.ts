import { Role, isLastingRole } from '@starhaven/contracts/session';
import { isRoleExpired } from './is-expired';

/** The labels of docs/behaviour/foundation.md#roles. EDITOR has no label there and counts as Unknown. */
const labels: Readonly<Record<number, string>> = {
  [Role.ADMIN]: 'Admin',
  [Role.MOD]: 'Moderator',
  [Role.MEMBER]: 'Member',
  [Role.SPONSOR]: 'Sponsor',
  [Role.BAN]: 'Banned',
};

/**
 * Distinct labels separated by commas, or Unknown for none (docs/behaviour/foundation.md#role-labels). Expired roles have their label,
 * marked as expired.
 */
export function roleLabels(roles: readonly number[], expiredRoles: readonly number[] = []): string {
  const label = (role: number) => labels[role] ?? 'Unknown';
  const distinct = new Set([...roles.map(label), ...expiredRoles.map((role) => `${label(role)} (expired)`)]);
  return [...distinct].join(', ') || 'Unknown';
}

/**
 * The roles that are active now. After the role's end only membership and a ban remain, as in our API. If the host sends no end, the
 * roles never expire.
 */
export function effectiveRoles(
  { role, roleExpired }: { role: readonly number[]; roleExpired: number },
  nowMs: number = Date.now(),
): number[] {
  return isRoleExpired(roleExpired, nowMs) ? role.filter(isLastingRole) : [...role];
}

/** The roles that an account had until they expired. */
export function expiredRoles(
  { role, roleExpired }: { role: readonly number[]; roleExpired: number },
  nowMs: number = Date.now(),
): number[] {
  return isRoleExpired(roleExpired, nowMs) ? role.filter((one) => !isLastingRole(one) && one !== Role.BLANK) : [];
}

/** True when the account has at least one of the wanted roles. */
export function hasRole(roles: readonly number[] | null | undefined, ...wanted: Role[]): boolean {
  return wanted.some((role) => roles?.includes(role) ?? false);
}
