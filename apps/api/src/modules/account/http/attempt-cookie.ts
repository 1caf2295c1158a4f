import { parse, serialize } from 'cookie';
import type { CookieSerializeOptions } from 'cookie';
import { attemptMinutes } from '../social/attempts';

/**
 * Binds an attempt to the browser that started it: a link to an attacker's own attempt does not log its victims in
 * (docs/security.md#session-theft). The cookie is Lax, because the way back is a navigation from another site.
 */
export function createAttemptCookie(siteUrl: string) {
  const isHttps = new URL(siteUrl).protocol === 'https:';
  const name = `${isHttps ? '__Secure-' : ''}oauth-attempt`;
  const rules: CookieSerializeOptions = { path: '/account/login', httpOnly: true, sameSite: 'lax', secure: isHttps };
  return {
    set: (state: string) => serialize(name, state, { ...rules, maxAge: attemptMinutes * 60 }),
    clear: serialize(name, '', { ...rules, maxAge: 0 }),
    /** null when the browser sent none. */
    read: (header: string | undefined): string | null => parse(header ?? '')[name] || null,
  };
}

export type AttemptCookie = ReturnType<typeof createAttemptCookie>;
