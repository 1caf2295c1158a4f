import type { RequestListener } from 'node:http';
import { createRequestHandler } from '@remix-run/node';
import type { Logger } from 'pino';
import { hasNotice } from '@starhaven/session/server';
import type { WebConfig } from '../config/config';
import type { AccessLog } from '../observe/access-log';
import { pathOf } from '../observe/access-log';
import type { WebMetrics } from '../observe/metrics';
import type { RemixBuild } from '../remix/remix-build';
import { remixByBranch } from '../remix/remix-by-branch';
import type { PageOrigins } from '../security/security-headers';
import { listSecurityHeaders } from '../security/security-headers';
import type { Services } from '../services/create-services';
import type { createLoadContexts } from '../services/load-context';
import { PageCache } from './page-cache';
import { createPageAddresses } from './request/page-addresses';
import type { PageStores } from './store/page-stores';
import { createPageRenderer } from './render-page';
import { parse as parseCookies } from 'cookie';

export interface CreatePageCacheOptions extends RemixBuild {
  config: WebConfig;
  log: Logger;
  metrics: WebMetrics;
  accessLog: AccessLog;
  services: Services;
  stores: PageStores;
  origins: PageOrigins;
  loadContextFor: ReturnType<typeof createLoadContexts>;
  /** Handles all requests that no cached page answers. */
  next: RequestListener;
}

/** Longer than any render takes: no loader makes more than two calls in sequence. */
const renderLimitOf = (upstreamTimeoutMs: number) => 4 * upstreamTimeoutMs + 4_000;

/** The cached pages of this build, rendered by Remix. */
export function createPageCache(options: CreatePageCacheOptions): PageCache {
  const { config, log, metrics, accessLog, services, stores, origins, loadContextFor, build, mode, next } = options;
  return new PageCache({
    anonymous: stores.anonymous,
    members: stores.members,
    origins,
    // The development server changes pages without an event.
    findAddress: typeof build === 'function' ? () => null : createPageAddresses(build.routes),
    isForOnce: hasNotice,
    findSessionCookie: (cookie) => readCookie(cookie, services.sessions.cookieName),
    render: createPageRenderer({
      handlerFor: remixByBranch(build, (branch) => createRequestHandler(branch, mode)),
      loadContextFor,
      store: stores.anonymous,
      siteUrl: config.siteUrl,
      origins,
      securityHeaders: listSecurityHeaders(config),
      maxAgeMs: stores.maxAgeMs,
      isHostUnreachable: stores.isHostUnreachable,
    }),
    renderLimitMs: renderLimitOf(config.upstreamTimeoutMs),
    next,
    onServed: (request, status, isCached) => {
      if (isCached) metrics.cachedPages.inc({ status });
      accessLog.cached(request, status);
    },
    onRenderFailed: (address, error) => log.error({ err: error, path: pathOf(address) }, 'shared page failed'),
  });
}

/** The raw value of a cookie, or null; the session library verifies it. */
function readCookie(header: string, name: string): string | null {
  const cookies = parseCookies(header, { decode: (value) => value });
  return Object.hasOwn(cookies, name) ? (cookies[name] ?? null) : null;
}
