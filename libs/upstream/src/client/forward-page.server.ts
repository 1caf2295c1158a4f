import type { Visitor } from '../types';
import { visitorHeaders } from './visitor-headers.server';

export interface PageForwarderOptions {
  accountUrl: string;
  /** Signs the visitor's address; without it the address is not sent. */
  trustSecret?: string;
  /** Whether the host is ours; any other is not told who visits. Default: none is. */
  isOurs?: (url: string) => boolean;
  /** Default 15,000: the host itself may have to ask somebody else first. */
  timeoutMs?: number;
  fetch?: typeof fetch;
  onFailure?: (error: unknown) => void;
}

/** Sends a page navigation on to the account host and gives back its answer; 502 when none came. Never throws. */
export type PageForwarder = (request: Request, visitor?: Visitor) => Promise<Response>;

const passedBack = ['location', 'cache-control', 'content-type', 'referrer-policy', 'retry-after'];

// Only the host's own cookies of such a flow go along: the visitor's session and everything else stay here.
const hostCookie = /^(?:__Host-|__Secure-)?[\w-]*(?:oauth|social)[\w-]*=/i;

/**
 * Forwards the account host's own pages, such as the way to Discord and back, when browsers reach that host only through
 * this site. Reads only; redirects are the browser's to follow.
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
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
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
  // A page of that host may not run anything under our name.
  if (headers.get('content-type')?.includes('html')) headers.set('Content-Type', 'text/plain; charset=utf-8');
  const isEmpty = answer.status === 204 || answer.status === 304 || (answer.status >= 300 && answer.status < 400);
  if (isEmpty) void answer.body?.cancel();
  return new Response(isEmpty ? null : answer.body, { status: answer.status, headers });
}
