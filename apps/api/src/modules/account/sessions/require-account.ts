import { LoginRetcode } from '@starhaven/contracts';
import type { Role } from '@starhaven/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { Refusal } from '../../../platform/http/refusal';
import { effectiveRoles } from '../roles';
import { session } from '../tables';
import { findLiveSession } from './find-live-session';
import type { SessionRow, SignedIn } from './find-live-session';
import { findSessionKey } from './find-session-key';

/** The use of a session is written down this seldom, so that not every request writes. */
const touchIntervalMs = 60_000;

const sessionEnded = () =>
  new Refusal(LoginRetcode.SESSION_ENDED, 'Your session has expired. Please log in again.', { status: 401 });

async function touch(db: Drizzle, { id, lastUsedAt }: SessionRow): Promise<void> {
  // Also when the clock was set back since.
  if (Math.abs(Date.now() - lastUsedAt.getTime()) < touchIntervalMs) return;
  await db
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(session.id, id), sql`abs(extract(epoch from now() - ${session.lastUsedAt})) > 60`));
}

/**
 * Whose session key the request carries. Asked of the database each time, so that the end of a session, a ban and a lost
 * role count at once on every server.
 * @throws Refusal 401 with the spec's text (docs/behaviour/foundation.md#forced-logout-messages) when there is no key, or its
 * session has ended for whatever reason
 */
export async function requireAccount(request: FastifyRequest, db: Drizzle): Promise<SignedIn> {
  const key = findSessionKey(request);
  if (key === null) throw sessionEnded();
  const found = await findLiveSession(db, key);
  if (found === null) throw sessionEnded();
  // On a full disk reads still work.
  if (!(await request.server.isDiskLow())) await touch(db, found.session);
  return found;
}

/** @throws Refusal 403 unless one of these roles counts now */
export function requireRole({ account }: Pick<SignedIn, 'account'>, ...roles: Role[]): void {
  const held = effectiveRoles(account);
  if (!roles.some((role) => held.includes(role))) throw new Refusal(403, 'Forbidden', { status: 403 });
}
