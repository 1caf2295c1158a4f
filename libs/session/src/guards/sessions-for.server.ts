import { serviceOf } from '@starhaven/upstream/server';
import type { SessionCookies } from '../cookie/create-session-cookies.server';

/** The session cookies of one request. */
export const sessionsFor = (context: unknown): SessionCookies => serviceOf(context, 'sessions');
