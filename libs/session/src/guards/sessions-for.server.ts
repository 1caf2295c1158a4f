import type { AppLoadContext } from '@remix-run/node';
import { serviceOf } from '@starhaven/upstream/server';
import type { SessionCookies } from '../cookie/create-session-cookies.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    sessions: SessionCookies;
  }
}

/** The session cookies of one request. */
export const sessionsFor = (context: AppLoadContext): SessionCookies => serviceOf(context, 'sessions');
