import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import type { Role, StoredSession } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '../shell/roles';
import { loginPathFor, logOutTo, logoutNotices } from './log-out.server';
import { sessionsFor } from './sessions-for.server';

/** The session of this request, or null. */
export function readSession(context: AppLoadContext, request: Request): Promise<StoredSession | null> {
  return sessionsFor(context).read(request);
}

/**
 * Returns the session. Without one it throws the redirect to the login page, clears the cookie and leaves the specification's notice: a
 * missing, expired or ended session is a logout (docs/behaviour/foundation.md#forced-logout-messages). Every personal page uses this guard.
 */
export async function requireSession(context: AppLoadContext, request: Request): Promise<StoredSession> {
  const { session, problem } = await sessionsFor(context).inspect(request);
  if (session) return session;
  throw await logOutTo(context, loginPathFor(request), logoutNotices[problem]);
}

export interface RequireRoleOptions {
  /** Redirect target for an account without the role; if it is missing, the page answers 403. */
  deniedTo?: string;
}

/** The session, if it has one of the roles. The cookie's roles only choose which page is shown; the API checks permissions at each call. */
export async function requireRole(
  context: AppLoadContext,
  request: Request,
  roles: Role | readonly Role[],
  options: RequireRoleOptions = {},
): Promise<StoredSession> {
  const session = await requireSession(context, request);
  const wanted = typeof roles === 'number' ? [roles] : roles;
  if (hasRole(effectiveRoles(session), ...wanted)) return session;
  if (options.deniedTo) throw redirect(options.deniedTo, { headers: { 'Cache-Control': 'private, no-store' } });
  throw new Response('Access Denied', { status: 403, headers: { 'Cache-Control': 'private, no-store' } });
}
