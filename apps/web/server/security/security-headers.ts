import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { WebConfig } from '../config/config';
import { pathOf } from '../observe/access-log';

type Next = (error?: unknown) => void;

/** Headers of every response, pages, errors and assets alike (docs/security.md#headers); the page's policy comes with the page. */
export function createSecurityHeaders(config: Pick<WebConfig, 'siteUrl'>) {
  const isHttps = config.siteUrl.startsWith('https:');
  const common = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: false,
    frameguard: { action: 'deny' },
  });
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    response.setHeader('Content-Security-Policy', policyWithoutScripts);
    const isShared = forOtherSites.test(pathOf(request.url));
    response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
    common(request, response, next);
  };
}

/** The same headers as a list, for answers that are made without a response of their own. */
export function listSecurityHeaders(config: Pick<WebConfig, 'siteUrl'>): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  // Helmet does no more with a response than to set and remove headers.
  createSecurityHeaders(config)(
    { url: '/' } as IncomingMessage,
    collector as unknown as ServerResponse,
    () => undefined,
  );
  return headers;
}

/** Made to be shown elsewhere: the status as a picture, a feed and for programs. */
const forOtherSites = /^\/status(?:\.json|\/feed\.xml|\/servers\/[^/]+\/badge\.svg)$/;

/** For responses that are no page: nothing may run, load or frame. */
const policyWithoutScripts = "default-src 'none'; frame-ancestors 'none'";

/** Where pages of this site are reached, and what they reach. */
export interface PageOrigins {
  /** The live socket as browsers reach it; null = there is none. */
  realtimeUrl: string | null;
  /** Whether the site itself is reached over https. */
  isHttps: boolean;
}

export interface PagePolicyOptions {
  /** Sources of inline scripts: `'nonce-…'` or `'sha256-…'`. */
  scripts: readonly string[];
  origins: PageOrigins;
}

/** The policy of a page: scripts of our own origin, and the inline ones that are named; no `unsafe-inline` for scripts. */
export function pagePolicy({ scripts, origins: { realtimeUrl, isHttps } }: PagePolicyOptions): string {
  const nonces = scripts.filter((source) => source.startsWith("'nonce-"));
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${nonces.join(' ')}`.trim(),
    // Components position themselves through style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    // Pictures are where the hosts' data says; a site without encryption takes them from hosts without it.
    `img-src 'self' data: blob: https:${isHttps ? '' : ' http:'}`,
    "font-src 'self'",
    `connect-src 'self'${realtimeUrl ? ` ${socketSources(realtimeUrl)}` : ''}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A socket is reached over http for its handshake and over ws afterwards. */
function socketSources(realtimeUrl: string): string {
  const { host, protocol } = new URL(realtimeUrl);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? `https://${host} wss://${host}` : `http://${host} ws://${host}`;
}
