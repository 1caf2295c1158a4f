import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { WebConfig } from '../config/config';
import { pathOf } from '../observe/access-log';

type Next = (error?: unknown) => void;

/** Headers of every response, pages, errors and assets alike (docs/security.md#headers); the page's policy comes with the page. */
export function createSecurityHeaders(config: Pick<WebConfig, 'siteUrl'>) {
  // They are the same for every response, so helmet's dozen middlewares run once and not for each request.
  const headers = Object.entries(listSecurityHeaders(config));
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    // The document of an ad has its own policy, which this one would restrict. It is also shown in a frame on our pages.
    if (isAdFrame(request)) for (const name of ownOfFrame) response.removeHeader(name);
    if (forOtherSites.test(pathOf(request.url))) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  };
}

/** The same headers as a list, for answers that do not pass through Express. */
export function listSecurityHeaders(config: Pick<WebConfig, 'siteUrl'>): Record<string, string> {
  const isHttps = config.siteUrl.startsWith('https:');
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'content-security-policy': policyWithoutScripts,
    'cross-origin-resource-policy': 'same-origin',
  };
  const addCommon = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: false,
    frameguard: { action: 'deny' },
  });
  // A response that is never sent collects the headers of helmet.
  const collector = new ServerResponse(new IncomingMessage(new Socket()));
  addCommon(collector.req, collector, () => undefined);
  for (const [name, value] of Object.entries(collector.getHeaders())) headers[name] = String(value);
  return headers;
}

/** Addresses made for other sites and programs: the status as picture, feed and JSON. */
const forOtherSites = /^\/status(?:\.json|\/feed\.xml|\/servers\/[^/]+\/badge\.svg)$/;

/** The document in which an ad runs (docs/behaviour/site.md#ads). */
export const isAdFrame = ({ url }: Pick<IncomingMessage, 'url'>): boolean => pathOf(url) === '/ads/frame';
// The sandbox already gives it its own origin; browsers print a warning if a header requests one, too.
const ownOfFrame = ['Content-Security-Policy', 'X-Frame-Options', 'Origin-Agent-Cluster'];

/** For responses that are not pages: they may not run, load or frame anything. */
const policyWithoutScripts = "default-src 'none'; frame-ancestors 'none'";

/** The origins of this site and of its live socket. */
export interface PageOrigins {
  /** Address of the live socket for browsers; null = no live socket. */
  realtimeUrl: string | null;
  /** Whether browsers reach the site over https. */
  isHttps: boolean;
  /** The operator's short name at the comment service; null or missing = no comments. */
  commentsName?: string | null;
}

export interface PagePolicyOptions {
  /** Sources of inline scripts: `'nonce-…'` or `'sha256-…'`. */
  scripts: readonly string[];
  origins: PageOrigins;
  /** Path and query of the page. */
  address?: string | undefined;
}

/** The policy of a page: scripts from our own origin and the listed inline scripts; no `unsafe-inline` for scripts. */
export function pagePolicy({ scripts, origins, address = '' }: PagePolicyOptions): string {
  const { realtimeUrl, isHttps, commentsName } = origins;
  const comments = commentsName && asksForComments(address) ? ` https://${commentsName}.disqus.com${commentHosts}` : '';
  const nonces = scripts.filter((source) => source.startsWith("'nonce-"));
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim() + comments,
    `style-src 'self' ${nonces.join(' ')}`.trim() + comments,
    // Components position themselves through style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    // Pictures come from addresses in the hosts' data. Only a site without https loads them over http.
    `img-src 'self' data: blob: https:${isHttps ? '' : ' http:'}`,
    "font-src 'self'",
    `connect-src 'self'${realtimeUrl ? ` ${socketSources(realtimeUrl)}` : ''}${comments}`,
    "manifest-src 'self'",
    // The document of an ad is our only one that may be shown in a frame.
    `frame-src 'self'${comments}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const postPath = /^\/blog\/post\/[^/]+(?:\/[^/]+)?\/?$/;

/** A post whose reader asked for its comments (docs/behaviour/blog.md#post-page); no other page loads anything from their host. */
function asksForComments(address: string): boolean {
  const [path = '', query = ''] = address.split('?', 2);
  // The page reads its address in the same way.
  return postPath.test(path) && new URLSearchParams(query).get('comments') === '1';
}

/** The hosts from which the script of the service loads its parts. */
const commentHosts = ' https://disqus.com https://*.disquscdn.com';

/** The socket's handshake uses http, the connection after it ws. */
function socketSources(realtimeUrl: string): string {
  const { host, protocol } = new URL(realtimeUrl);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? `https://${host} wss://${host}` : `http://${host} ws://${host}`;
}
