import { sessionEnded } from './session-ended';
import type { Role } from '@starhaven/contracts/session';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { effectiveRoles } from '../roles';
import { session } from '../tables';
import { findLiveSession } from './find-live-session';
import type { SessionRow, SignedIn } from './find-live-session';

/** The last use of a session is written at most this often, so that most requests do not write. */
const touchIntervalMs = 60_000;

async function touch(db: Drizzle, { id, lastUsedAt }: SessionRow): Promise<void> {
  // Absolute, in case the clock was set back since.
  if (Math.abs(Date.now() - lastUsedAt.getTime()) < touchIntervalMs) return;
  await db
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(session.id, id), sql`abs(extract(epoch from now() - ${session.lastUsedAt})) > 60`));
}

export interface SessionContext {
  db: Drizzle;
  /** False while the disk is full or a restore refuses writes. The last use of the session is then not stored. */
  canWrite: () => Promise<boolean>;
}

/**
 * The account and session of a key. Queries the database each time, so that the end of a session, a ban and a lost role take effect at once
 * on every server.
 * @throws DomainError unauthenticated with the specification's text (docs/behaviour/foundation.md#forced-logout-messages) when there is no
 * key or its session has ended
 */
export async function requireSession({ db, canWrite }: SessionContext, key: string | null): Promise<SignedIn> {
  const found = key === null ? null : await findLiveSession(db, key);
  if (found === null) throw sessionEnded();
  if (await canWrite()) await touch(db, found.session);
  return found;
}

/** @throws DomainError permission-denied unless the account has one of these roles now */
export function requireRole({ account }: Pick<SignedIn, 'account'>, ...roles: Role[]): void {
  const held = effectiveRoles(account);
  if (!roles.some((role) => held.includes(role))) throw new DomainError('permission-denied', 'Forbidden');
}
