import type { SignedIn } from '../../account';
import { effectiveRoles } from '../../account';

/** The account of a connection, from its session and never from a payload (docs/security.md#live-identity). */
export interface Member {
  uid: string;
  name: string;
  sessionId: number;
  /** The roles in effect. */
  roles: number[];
  /** The end of the session or of granted roles, when a new check is due. Milliseconds since 1970. */
  validUntilMs: number;
}

export function toMember({ account, session }: SignedIn, nowMs = Date.now()): Member {
  const rolesEndMs = account.roleExpiresAt?.getTime() ?? Infinity;
  return {
    uid: String(account.id),
    name: account.name,
    sessionId: session.id,
    roles: effectiveRoles(account),
    validUntilMs: Math.min(session.expiresAt.getTime(), rolesEndMs > nowMs ? rolesEndMs : Infinity),
  };
}
