import type { IncomingMessage } from 'node:http';
import { readColorScheme } from '@starhaven/ui-kit/server';

/** A request that a kept page may answer, on its way through the render. */
export interface PageRequest {
  /** Whose page it is: everybody's without a session, or one member's own. */
  audience: 'anonymous' | 'member';
  /** What makes two pages differ: the address, the colour scheme and, for a member, the session cookie. */
  key: string;
  /** The store's mark when the render began. */
  mark: number;
  /** Topics of the public data that the render read. */
  topics: Set<string>;
  /** Unix seconds at which the member's session ends, once a loader has read it. */
  sessionEndSeconds?: number;
}

// Longer addresses are no page of ours; keeping them would let a visitor fill the store.
const maxUrlLength = 300;

export interface PageKeyOptions {
  /** The session cookie's value, or null without one. */
  findSessionCookie: (cookieHeader: string) => string | null;
  /** Whether something in the cookies makes the next page unlike the others, such as a waiting popup. */
  isForOnce: (cookieHeader: string) => boolean;
}

/** Who may share the page that answers this request, or null when it must be rendered for itself. */
export function pageKey(
  request: IncomingMessage,
  options: PageKeyOptions,
): Pick<PageRequest, 'audience' | 'key'> | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength || headers.authorization !== undefined)
    return null;
  const { cookie } = headers;
  if (cookie === undefined) return { audience: 'anonymous', key: `auto ${url}` };
  if (options.isForOnce(cookie)) return null;
  const scheme = readColorScheme(cookie) ?? 'auto';
  const session = options.findSessionCookie(cookie);
  if (session === null) return { audience: 'anonymous', key: `${scheme} ${url}` };
  return { audience: 'member', key: `${session} ${scheme} ${url}` };
}
