import type { IncomingMessage } from 'node:http';
import { readColorScheme } from '@starhaven/ui-kit/server';
import type { FindPageAddress } from './page-addresses';
import { openEndedMark } from '../store/page-store';

/** A request for a shared page: the copy for all visitors without a session, or one member's copy. */
export interface PageRequest {
  audience: 'anonymous' | 'member';
  /** Cache key: the address, the colour scheme and, for a member, the session cookie. */
  key: string;
  /** Path and query, with only the parameters that the page reads. */
  address: string;
  colorScheme: 'light' | 'dark' | null;
  /** Visitors with different devices get different pages for the same target. */
  isOfDevice: boolean;
  /** Id of the request that starts the render, for the log. */
  requestId?: string;
}

/** A page during its render: the data that its loaders read decides how long it may be cached. */
export interface PageRender extends PageRequest {
  /** The store's mark when the render began. */
  mark: number;
  /** Topics of the public data that the render read. */
  topics: Set<string>;
  /** Unix seconds at which the member's session ends, once a loader has read it. */
  sessionEndSeconds?: number;
}

// This site has no address that is longer than this; keeping such pages would let a visitor fill the store.
const maxAddressLength = 300;

export interface PageRequestOptions {
  findAddress: FindPageAddress;
  /** The session cookie's value, or null without one. */
  findSessionCookie: (cookieHeader: string) => string | null;
  /** Whether a cookie changes only the next page, such as a waiting popup. */
  isForOnce: (cookieHeader: string) => boolean;
}

/** The shared page that answers this request, or null if the page must be rendered only for this visitor. */
export function findPageRequest(request: IncomingMessage, options: PageRequestOptions): PageRequest | null {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const { cookie } = headers;
  if (cookie !== undefined && options.isForOnce(cookie)) return null;
  const found = options.findAddress(url, headers['user-agent']);
  if (found === null || found.address.length > maxAddressLength) return null;
  const { address, isOpenEnded, isOfDevice } = found;
  const colorScheme = cookie === undefined ? null : readColorScheme(cookie);
  const session = cookie === undefined ? null : options.findSessionCookie(cookie);
  const key = `${isOpenEnded ? openEndedMark : ''}${colorScheme ?? 'auto'} ${address}`;
  return session === null
    ? { audience: 'anonymous', key, address, colorScheme, isOfDevice }
    : { audience: 'member', key: `${key} ${session}`, address, colorScheme, isOfDevice };
}
