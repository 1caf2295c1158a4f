import { redirect } from '@remix-run/node';
import type { Role, StoredSession } from '@starhaven/contracts';
import { effectiveRoles, hasRole } from '../lib/roles';
import { loginPathFor, logOutTo, logoutNotices } from './log-out.server';
import { sessionsFor } from './sessions-for.server';

/** The session of this request, or null. */
export function readSession(context: unknown, request: Request): Promise<StoredSession | null> {
  return sessionsFor(context).read(request);
}

/**
 * The session; without one it throws the redirect to the login page, clears the cookie and leaves the spec's notice: missing,
 * expired or ended is a logout (docs/behaviour/foundation.md#forced-logout-messages). The one guard of every personal page.
 */
export async function requireSession(context: unknown, request: Request): Promise<StoredSession> {
  const { session, problem } = await sessionsFor(context).inspect(request);
  if (session) return session;
  throw await logOutTo(context, loginPathFor(request), logoutNotices[problem]);
}

export interface RequireRoleOptions {
  /** Where an account without the role is sent; without it the page is answered with 403. */
  deniedTo?: string;
}

/**
 * The session, if it has one of the roles. The cookie's roles only choose which page is shown; whether something may be
 * done is decided by the API at each call.
 */
export async function requireRole(
  context: unknown,
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
