import type { AdminUser } from '@starhaven/contracts/admin';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountRow } from '../accounts';

/** An account for staff. `lastSeen` are unix seconds, as the database sends them. */
export function toUserRow(row: AccountRow, lastSeen: string | number | null): AdminUser {
  return {
    uid: String(row.id),
    username: row.username,
    name: row.name,
    email: row.email ?? '',
    role: row.roles,
    roleExpired: toUnixSeconds(row.roleExpiresAt),
    createdAt: toUnixSeconds(row.createdAt),
    lastSeenAt: Math.floor(Number(lastSeen ?? 0)),
  };
}
