import { attemptMinutes } from './attempts';

const cookiePath = '/account/login';

/**
 * Ties an attempt to the browser that made it: whoever sends others a link with their own attempt gets nobody logged in
 * (docs/security.md#session-theft). Lax, because the way back is a navigation from another site.
 */
export function createAttemptCookie(siteUrl: string) {
  const isHttps = new URL(siteUrl).protocol === 'https:';
  const name = `${isHttps ? '__Secure-' : ''}oauth-attempt`;
  const rules = `Path=${cookiePath}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    set: (state: string) => `${name}=${state}; Max-Age=${attemptMinutes * 60}; ${rules}`,
    clear: `${name}=; Max-Age=0; ${rules}`,
    /** null when the browser sent none. */
    read: (header: string | undefined): string | null => {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
    },
  };
}
