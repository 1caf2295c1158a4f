import { getDomain } from 'tldts';

export type SameSite = 'none' | 'lax' | 'strict';

export interface CookieScopeOptions {
  siteName: string;
  siteUrl: string;
  /** Replaces the parent domain; null limits the cookie to exactly this host. */
  cookieDomain?: string | null;
  /** Default: `none` on https, as in the specification, and `lax` on http. */
  sameSite?: SameSite;
}

export interface CookieScope {
  name: string;
  domain: string | undefined;
  secure: boolean;
  sameSite: SameSite;
}

/**
 * Decides the name and scope of the session cookie (docs/behaviour/foundation.md#session-cookie). On https the cookie is shared across the
 * parent domain. On plain http browsers reject `Secure` and the prefixes that need it, so the cookie is valid only for this host.
 */
export function cookieScope(options: CookieScopeOptions): CookieScope {
  const url = new URL(options.siteUrl);
  const baseName =
    options.siteName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'session';
  if (url.protocol !== 'https:') return { name: baseName, domain: undefined, secure: false, sameSite: 'lax' };

  const domain = options.cookieDomain === undefined ? parentDomain(url.hostname) : (options.cookieDomain ?? undefined);
  const prefix = domain === undefined ? '__Host-' : '__Secure-';
  return { name: prefix + baseName, domain, secure: true, sameSite: options.sameSite ?? 'none' };
}

/** The host without its first label, but never less than a registrable domain: browsers drop cookies for `co.uk`. */
function parentDomain(hostname: string): string | undefined {
  const registrable = getDomain(hostname, { allowPrivateDomains: true });
  if (!registrable) return undefined;
  return hostname === registrable ? registrable : hostname.slice(hostname.indexOf('.') + 1);
}
