import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { SharedPageHeaders } from '@starhaven/ui-kit/server';
import { visitorDevice } from '@starhaven/ui-kit/server';
import { createRouteMatcher, templateOfRoute } from '../../remix/route-template';

export interface PageAddress {
  /** Path and query, with only the parameters that the page reads. */
  address: string;
  /** True for pages of unlimited number, such as searches. */
  isOpenEnded: boolean;
  /** True if visitors with different devices get different pages for the same target. */
  isOfDevice: boolean;
}

/** Gives the address of a shared page; null for every other address. Some pages differ with the visitor's device. */
export type FindPageAddress = (url: string, userAgent?: string) => PageAddress | null;

// Matching a path costs more than answering from the store, so the results for recently requested paths are cached.
const maxPaths = 2_000;

/** Reads from the build which routes have shared pages, and which query parameters these pages read. */
export function createPageAddresses(routes: ServerBuild['routes']): FindPageAddress {
  const match = createRouteMatcher(routes);
  const recentPaths = new LRUCache<string, SharedPath | typeof notShared>({ max: maxPaths });

  const find = (path: string): SharedPath | typeof notShared => {
    const route = match(path);
    // Remix types `headers` as a plain function; that of a shared page has the names of its parameters.
    const headers = route?.module.headers as Partial<SharedPageHeaders> | undefined;
    if (route === null || headers?.sharedQuery === undefined) return notShared;
    const { sharedQuery: query, unsharedPrefix, unsharedNames = [], deviceName } = headers;
    const template = templateOfRoute(routes, route);
    // An optional last parameter gives one more address without it, such as `/handbook`.
    if (path === template.replace(/\/:[^/]+\?$/, ''))
      return { query, unsharedPrefix, unsharedNames, deviceName, isOpenEnded: false };
    // `/FAQ` and `/faq///` are answered, too, but the number of such spellings is unlimited: only the spelling that we link to is cached.
    return template.includes(':') ? { query, unsharedPrefix, unsharedNames, deviceName, isOpenEnded: true } : notShared;
  };
  const findKnown = (path: string) => {
    const known = recentPaths.get(path);
    if (known !== undefined) return known;
    const found = find(path);
    recentPaths.set(path, found);
    return found;
  };

  return (url, userAgent) => {
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    // The client router requests a page's data at this address.
    if (path.endsWith('.data')) return null;
    const shared = findKnown(path);
    if (shared === notShared) return null;
    const { query, unsharedPrefix, unsharedNames, deviceName, isOpenEnded } = shared;
    const ownAddress = (): PageAddress => {
      const device = deviceName === undefined ? null : visitorDevice(userAgent);
      const address = device === null ? path : `${path}?${deviceName}=${device}`;
      return { address, isOpenEnded, isOfDevice: deviceName !== undefined };
    };
    if (at === -1) return ownAddress();
    const given = new URLSearchParams(url.slice(at + 1));
    // A popup is only for the visitor who followed the link (docs/behaviour/site.md#popup-messages), and `_data` is refused by the origin
    // guard.
    if (given.get('send') === 'popup' || given.has('_data')) return null;
    if (unsharedPrefix !== undefined && [...given.keys()].some((name) => name.startsWith(unsharedPrefix))) return null;
    if (unsharedNames.some((name) => given.has(name))) return null;
    const read = new URLSearchParams();
    for (const name of query) {
      const value = given.get(name);
      if (value !== null) read.append(name, value);
    }
    return read.size === 0
      ? ownAddress()
      : { address: `${path}?${read.toString()}`, isOpenEnded: true, isOfDevice: false };
  };
}

const notShared = 'not-shared';

interface SharedPath {
  query: readonly string[];
  unsharedPrefix: string | undefined;
  unsharedNames: readonly string[];
  deviceName: string | undefined;
  isOpenEnded: boolean;
}
