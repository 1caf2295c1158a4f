import { readSessionEnvironment } from '../config/environment.server';
import type { SessionCookies } from '../cookie/create-session-cookies.server';
import { createSessionCookies } from '../cookie/create-session-cookies.server';

/** The launcher's session cookies, when it put `sessions` into the load context, else ones from the environment. */
export function sessionsFor(context: unknown): SessionCookies {
  const given = (context as { sessions?: Partial<SessionCookies> } | null | undefined)?.sessions;
  return typeof given?.inspect === 'function' ? (given as SessionCookies) : fromEnvironment();
}

let shared: SessionCookies | null = null;

/** Under plain remix-serve nobody gives us one; it is made at the first request and kept. */
function fromEnvironment(): SessionCookies {
  shared ??= createSessionCookies(readSessionEnvironment());
  return shared;
}
