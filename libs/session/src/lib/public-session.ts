import type { StoredSession } from '@starhaven/contracts';
import { effectiveRoles, expiredRoles } from './roles';

/** What pages and the browser may know of the logged-in account: no key, no token. */
export interface PublicSession {
  uid: string;
  username: string;
  name: string;
  locale: string;
  /** Those that count now. */
  roles: number[];
  /** Those that counted until their end; they are only shown. */
  expiredRoles: number[];
  /** Unix seconds; 0 means never. */
  roleExpiredSeconds: number;
  /** Unix seconds. */
  expiredLoginSeconds: number;
}

/** Names each public field, so that a new secret field cannot slip through. */
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
