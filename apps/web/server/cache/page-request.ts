import type { IncomingMessage } from 'node:http';
import { readColorScheme } from '@starhaven/ui-kit/server';

/** A request that an anonymous page may answer, on its way through the render. */
export interface PageRequest {
  /** What makes two anonymous pages differ: the address and the colour scheme. */
  key: string;
  /** The store's mark when the render began. */
  mark: number;
  /** Topics of the public data that the render read. */
  topics: Set<string>;
}

// Longer addresses are no page of ours; keeping them would let a visitor fill the store.
const maxUrlLength = 300;

/**
 * The key under which a page for this request may be kept, or null when it is not for everybody: another method, a
 * session, a waiting popup or credentials.
 */
export function pageKey(request: IncomingMessage, isPersonalCookie: (cookieHeader: string) => boolean): string | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength || headers.authorization !== undefined)
    return null;
  const { cookie } = headers;
  if (cookie === undefined) return `auto ${url}`;
  if (isPersonalCookie(cookie)) return null;
  return `${readColorScheme(cookie) ?? 'auto'} ${url}`;
}
