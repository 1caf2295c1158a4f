export { createSessionCookies } from './cookie/create-session-cookies.server';
export { readSession, requireRole, requireSession } from './guards/guards.server';
export { safeRedirectTarget } from './guards/safe-redirect-target.server';
export { sessionsFor } from './guards/sessions-for.server';
export { toPublicSession } from './lib/public-session';

export type {
  SessionCookies,
  SessionCookiesOptions,
  SessionProblem,
  SessionReading,
} from './cookie/create-session-cookies.server';
export type { RequireRoleOptions } from './guards/guards.server';
export type { PublicSession } from './lib/public-session';
