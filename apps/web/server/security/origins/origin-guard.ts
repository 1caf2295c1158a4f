import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD']);
const ownFetchSites = new Set(['same-origin', 'none']);

/** Why a request is refused before Remix sees it. */
export type Refusal = 'method' | 'data-parameter' | 'fetch-site' | 'origin' | 'no-origin';

export interface OriginGuardOptions {
  /** The site's own origins, from its public URL; never taken from `Host` or `X-Forwarded-Host`. */
  siteOrigins: ReadonlySet<string>;
  hasSession: (cookieHeader: string | undefined) => boolean;
}

/** Remix decodes the names of parameters, so `%5Fdata` means `_data`, too. Most addresses have no query, so they need no parsing. */
function hasDataParameter(url: string): boolean {
  const start = url.indexOf('?');
  return start >= 0 && new URLSearchParams(url.slice(start)).has('_data');
}

/**
 * Prevents other sites from acting for a visitor (docs/security.md#origin-of-writes). Remix's own check does not cover resource routes,
 * `_data` and missing origins, so every unsafe method on every URL is checked here, and `_data` is always refused.
 */
export function findRefusal(request: IncomingMessage, { siteOrigins, hasSession }: OriginGuardOptions): Refusal | null {
  if (hasDataParameter(request.url ?? '')) return 'data-parameter';
  const method = request.method ?? 'GET';
  if (safeMethods.has(method)) return null;
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return 'method';

  const { origin, cookie } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && !ownFetchSites.has(String(fetchSite))) return 'fetch-site';
  if (origin !== undefined) return siteOrigins.has(origin) ? null : 'origin';
  // No current browser leaves out both headers. Without a session such a request is harmless; with a session it is not trusted.
  return fetchSite === undefined && hasSession(cookie) ? 'no-origin' : null;
}
