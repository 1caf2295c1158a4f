import type { StoredSession } from '@starhaven/contracts/session';
import { effectiveRoles, expiredRoles } from '../shell/roles';

/** The part of the session that pages and the browser may have: no key, no token. */
export interface PublicSession {
  uid: string;
  username: string;
  name: string;
  locale: string;
  /** Roles that are active now. */
  roles: number[];
  /** Roles that have expired; they are only displayed. */
  expiredRoles: number[];
  /** Unix seconds; 0 means never. */
  roleExpiredSeconds: number;
  /** Unix seconds. */
  expiredLoginSeconds: number;
}

/** Lists each public field by name, so that a new secret field stays private. */
export function toPublicSession(stored: StoredSession): PublicSession {
  const { uid, username, name, locale, role, roleExpired, expiredlogin } = stored;
  return {
    uid,
    username,
    name,
    locale,
    roles: effectiveRoles({ role, roleExpired }),
    expiredRoles: expiredRoles({ role, roleExpired }),
    roleExpiredSeconds: roleExpired,
    expiredLoginSeconds: expiredlogin,
  };
}
