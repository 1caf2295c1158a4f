import type { SessionCookiesOptions } from '../cookie/create-session-cookies.server';

const sameSites = ['none', 'lax', 'strict'] as const;

/** Reads the session settings; throws one line that names the variable when a value is wrong. */
export function readSessionEnvironment(
  environment: Record<string, string | undefined> = process.env,
): SessionCookiesOptions {
  const siteUrl = environment.SITE_URL || 'http://localhost:3000';
  if (!/^https?:\/\//.test(siteUrl) || !URL.canParse(siteUrl)) {
    throw new Error(`SITE_URL is ${JSON.stringify(siteUrl)}; it must be an http or https URL`);
  }
  const sameSite = environment.SESSION_SAMESITE?.toLowerCase() || undefined;
  const known = sameSites.find((value) => value === sameSite);
  if (sameSite && !known) {
    throw new Error(`SESSION_SAMESITE is ${JSON.stringify(sameSite)}; it must be ${sameSites.join(', ')}`);
  }
  return {
    siteName: environment.SITE_NAME || 'Starhaven',
    siteUrl,
    secrets: (environment.SESSION_SECRET ?? '')
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
    cookieDomain: cookieDomain(environment.SESSION_COOKIE_DOMAIN),
    sameSite: known,
  };
}

/** `host` keeps the cookie to the site's own host; unset shares it across the parent domain. */
function cookieDomain(value: string | undefined): string | null | undefined {
  if (!value) return undefined;
  return value === 'host' ? null : value;
}
