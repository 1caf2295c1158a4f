import type { SessionCookies } from '@starhaven/session/server';
import type { Application, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { PageCache } from './cache/page-cache';
import { createPagePipeline } from './cache/page-pipeline';
import type { PageStores } from './cache/store/page-stores';
import type { WebConfig } from './config/config';
import { lastResort } from './last-resort/last-resort';
import type { AccessLog } from './observe/access-log';
import { followRequest } from './observe/follow-request';
import { createHealthRoutes } from './observe/health';
import { measureRequest } from './observe/measure-request';
import type { WebMetrics } from './observe/metrics';
import { isUpstreamReachable } from './observe/upstream-reachable';
import type { RemixBuild } from './remix/remix-build';
import { createRemixHandler } from './remix/remix-handler';
import { createBodyLimit } from './security/writes/body-limit';
import { keepAnswersPrivate } from './security/private-answers';
import { refuseBadTargets } from './security/targets/refuse-bad-targets';
import { refuseOtherAccounts } from './security/origins/refuse-other-accounts';
import { refuseForeignOrigins } from './security/origins/refuse-foreign-origins';
import { createSecurityHeaders } from './security/security-headers';
import type { PageOrigins } from './security/security-headers';
import { createVisitLimit } from './security/visit-limit';
import { WriteLane } from './security/writes/write-lane';
import { maxBodyBytes, uploadKinds, writeLaneLimits } from './security/writes/write-lane-limits';
import type { Services } from './services/create-services';
import type { createLoadContexts } from './services/load-context';

export interface MiddlewareOptions extends RemixBuild {
  config: WebConfig;
  log: Logger;
  metrics: WebMetrics;
  accessLog: AccessLog;
  services: Services;
  stores: PageStores;
  pages: PageCache;
  origins: PageOrigins;
  siteOrigins: ReadonlySet<string>;
  /** Serves the client's files, from the build or from the development server. */
  files: RequestHandler;
  loadContextFor: ReturnType<typeof createLoadContexts>;
  isAccepting: () => boolean;
}

/** Installs, in this order, the middleware for requests that no cached page answers. */
export function installMiddleware(app: Application, options: MiddlewareOptions): void {
  const { config, log, metrics, accessLog, services, stores, pages, origins, siteOrigins, isAccepting } = options;
  const { files, build, mode, loadContextFor } = options;
  const { sessions, versions } = services;
  const { accountApiUrl, siteUrl, visitsPerMinute } = config;

  app.use(followRequest({ accessLog, log, trustsProxies: config.trustedProxies.length > 0 }));
  if (mode === 'production') app.use(createSecurityHeaders(config));
  app.use(refuseBadTargets);
  app.use(
    createHealthRoutes({
      isAccepting,
      isUpstreamReachable: () => isUpstreamReachable(accountApiUrl, versions.isOurs(accountApiUrl)),
    }),
  );
  if (config.metricsToken) app.get('/metrics', metrics.handler(config.metricsToken));
  app.use(refuseForeignOrigins({ siteUrl, siteOrigins, sessions, metrics, log }));
  app.use(refuseOtherAccounts(sessions));
  app.use(createBodyLimit(maxBodyBytes));
  app.use(files);
  app.use(keepAnswersPrivate((cookie) => sessions.hasCookie(cookie)));
  app.use(measureRequest(metrics, build));
  app.use(createVisitLimit({ requestsPerMinute: visitsPerMinute, writesPerMinute: Math.ceil(visitsPerMinute / 10) }));
  app.use(pages.renderShared);
  if (mode === 'production') {
    const { members, maxAgeMs } = stores;
    app.use(createPagePipeline({ members, pages, origins, maxAgeMs }));
  }
  const uploads = uploadKinds.map(({ path: pattern, isForGuests = false, ...limits }) => ({
    isUpload: ({ path }: Request) => pattern.test(path),
    ...(isForGuests ? {} : { maySend: ({ headers }: Request) => hasOwnSession(sessions, headers.cookie) }),
    ...limits,
  }));
  app.use(
    new WriteLane({ ...writeLaneLimits, uploads }).around(createRemixHandler({ build, mode, pages, loadContextFor })),
  );
  app.use(lastResort(log));
}

/**
 * Whether this site has written the session cookie; anybody can send one of that name. A session that has expired counts: the page then
 * answers as it does to a small form.
 */
async function hasOwnSession(sessions: SessionCookies, cookie: string | undefined): Promise<boolean> {
  const { problem } = await sessions.inspect(cookie);
  return problem === null || problem === 'expired';
}
