import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import type { SessionProblem } from '../cookie/create-session-cookies.server';
import type { Notice } from '../notice/notice-cookie.server';
import { leaveNotice } from '../notice/notice-cookie.server';
import { sessionsFor } from './sessions-for.server';

const expired: Notice = {
  type: 'error',
  title: 'Session Expired',
  message: 'Your session has expired. Please log in again.',
};

/** Messages for visitors whom the site logs out (docs/behaviour/foundation.md#forced-logout-messages). */
export const logoutNotices: Record<SessionProblem | 'account-error' | 'critical-error', Notice> = {
  missing: {
    type: 'error',
    title: 'Session Error',
    message: 'No valid session found. Please log in again.',
  },
  invalid: {
    type: 'error',
    title: 'Session Error',
    message: 'No valid session found. Please log in again.',
  },
  expired,
  ended: expired,
  'account-error': {
    type: 'error',
    title: 'Account Data Error',
    message: 'Your account could not be loaded. Please log in again.',
  },
  // The list of games could not be used (docs/behaviour/commands.md#game-list-guard).
  'critical-error': {
    type: 'error',
    title: 'Error',
    message: 'A critical error occurred. You have been logged out for security.',
  },
};

/** Clears the session and redirects to `to`, with or without a notice for the next page. */
export async function logOutTo(context: AppLoadContext, to: string, notice: Notice | null): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  headers.append('Set-Cookie', await sessionsFor(context).destroy());
  if (notice) headers.append('Set-Cookie', leaveNotice(notice));
  return redirect(to, { headers });
}

/**
 * The login page that returns the visitor to the current page. After a form post it keeps only the page's path, because the post cannot be
 * repeated.
 */
export function loginPathFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return `/login?redirect=${encodeURIComponent(isRead ? pathname + search : pathname)}`;
}
