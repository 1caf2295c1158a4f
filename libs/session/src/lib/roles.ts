import { Role } from '@starhaven/contracts';
import { isRoleExpired } from './is-expired';

/** The labels of docs/behaviour/foundation.md#roles; EDITOR has none there and counts as Unknown. */
const labels: Readonly<Record<number, string>> = {
  [Role.ADMIN]: 'Admin',
  [Role.MOD]: 'Moderator',
  [Role.MEMBER]: 'Member',
  [Role.SPONSOR]: 'Sponsor',
  [Role.BAN]: 'Banned',
};

/**
 * Distinct labels joined by commas, or Unknown for none (docs/behaviour/foundation.md#role-labels); roles whose end is past keep
 * theirs and say so.
 */
export function roleLabels(roles: readonly number[], expiredRoles: readonly number[] = []): string {
  const label = (role: number) => labels[role] ?? 'Unknown';
  const distinct = new Set([...roles.map(label), ...expiredRoles.map((role) => `${label(role)} (expired)`)]);
  return [...distinct].join(', ') || 'Unknown';
}

/**
 * The roles that count now: once their end is past, only membership and a ban are left, as our API has it. A host that
 * names no end grants them for good.
 */
export function effectiveRoles(
  { role, roleExpired }: { role: readonly number[]; roleExpired: number },
  nowMs: number = Date.now(),
): number[] {
  return isRoleExpired(roleExpired, nowMs) ? role.filter(isLasting) : [...role];
}

/** The roles that an account had until their end was past. */
export function expiredRoles(
  { role, roleExpired }: { role: readonly number[]; roleExpired: number },
  nowMs: number = Date.now(),
): number[] {
  return isRoleExpired(roleExpired, nowMs) ? role.filter((one) => !isLasting(one) && one !== Role.BLANK) : [];
}

const isLasting = (role: number) => role === Role.MEMBER || role === Role.BAN;

/** True when the account has at least one of the wanted roles. */
export function hasRole(roles: readonly number[] | null | undefined, ...wanted: Role[]): boolean {
  return wanted.some((role) => roles?.includes(role) ?? false);
}
