import type { Visitor } from '../../types';
import { visitorHeaders } from '../request/visitor-headers.server';
import { parse as parseCookies } from 'cookie';

export interface PageForwarderOptions {
  accountUrl: string;
  /** Signs the visitor's address; without it the address is not sent. */
  trustSecret?: string;
  /** Whether the host is ours; visitor headers go only to our own hosts. Default: no host is ours. */
  isOurs?: (url: string) => boolean;
  /** Default 15,000: the host may first have to call another service. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  onFailure?: (error: unknown) => void;
}

/** Forwards a page navigation to the account host and returns its answer; 502 if there is none. Never throws. */
export type PageForwarder = (request: Request, visitor?: Visitor) => Promise<Response>;

const passedBack = ['location', 'cache-control', 'content-type', 'referrer-policy', 'retry-after'];

// Forwards only the host's own cookies of such a login. The visitor's session and all other cookies are not forwarded.
const hostCookie = /^(?:__Host-|__Secure-)?[\w-]*(?:oauth|social)[\w-]*=/i;

/**
 * Forwards the account host's own pages, such as the redirects to and from Discord, if browsers reach that host only through this site.
 * Only reads; the browser follows the redirects.
 */
export function createPageForwarder(options: PageForwarderOptions): PageForwarder {
  const send = options.fetch ?? fetch;
  return async (request, visitor = {}) => {
    const { pathname, search } = new URL(request.url);
    const isOurs = options.isOurs?.(options.accountUrl) ?? false;
    const headers = new Headers(isOurs ? visitorHeaders(visitor, options.trustSecret) : {});
    const cookies = ownCookies(request.headers.get('cookie'));
    if (cookies) headers.set('cookie', cookies);
    const agent = request.headers.get('user-agent');
    if (agent && isOurs) headers.set('user-agent', agent);
    try {
      const answer = await send(options.accountUrl.replace(/\/+$/, '') + pathname + search, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
      });
      return passBack(answer);
    } catch (error) {
      options.onFailure?.(error);
      return new Response('The account server could not be reached. Please go back and try again.', {
        status: 502,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    }
  };
}

function ownCookies(header: string | null): string {
  return Object.entries(parseCookies(header ?? '', { decode: (value) => value }))
    .map(([name, value]) => `${name}=${value}`)
    .filter((pair) => hostCookie.test(pair))
    .join('; ');
}

function passBack(answer: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) {
    if (hostCookie.test(cookie)) headers.append('Set-Cookie', cookie);
  }
  // A page of that host must not run scripts under our origin.
  if (headers.get('content-type')?.includes('html')) headers.set('Content-Type', 'text/plain; charset=utf-8');
  const isEmpty = answer.status === 204 || answer.status === 304 || (answer.status >= 300 && answer.status < 400);
  if (isEmpty) void answer.body?.cancel();
  return new Response(isEmpty ? null : answer.body, { status: answer.status, headers });
}
