import type { SignedIn } from '../../account';
import { effectiveRoles } from '../../account';

/** Who a connection belongs to, as its session says; never as a payload says (docs/security.md#live-identity). */
export interface Member {
  uid: string;
  name: string;
  sessionId: number;
  /** Those that count now. */
  roles: number[];
  /** When the session ends, or granted roles do: ask anew. Milliseconds since 1970. */
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
