import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    secrets: secretsFrom(environment),
    cookieDomain: cookieDomain(environment.SESSION_COOKIE_DOMAIN),
    sameSite: known,
  };
}

/** `host` keeps the cookie to the site's own host; unset shares it across the parent domain. */
function cookieDomain(value: string | undefined): string | null | undefined {
  if (!value) return undefined;
  return value === 'host' ? null : value;
}

/** SESSION_SECRET, or the secret that the launcher made once and keeps in the data folder. */
function secretsFrom(environment: Record<string, string | undefined>): string[] {
  const given = environment.SESSION_SECRET || keptSecret(path.resolve(environment.DATA_DIR || '.data'));
  return given
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

function keptSecret(dataDir: string): string {
  try {
    return readFileSync(path.join(dataDir, 'secrets', 'session-secret'), 'utf8');
  } catch {
    // No such file: the check of the secrets says what is missing.
    return '';
  }
}
