import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createRequestHandler } from '@remix-run/node';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import type { ErrorRequestHandler, Request as ExpressRequest, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { loginSettingsFrom } from '@starhaven/account/server';
import { extensions, listGames } from '@starhaven/contracts';
import { createSessionCookies, createSessionWatch, hasNotice } from '@starhaven/session/server';
import { siteSettingsFrom } from '@starhaven/site/server';
import {
  createContentVersions,
  createPageForwarder,
  createUpstream,
  signVisitorAddress,
} from '@starhaven/upstream/server';
import type { UpstreamLogEntry } from '@starhaven/upstream/server';
import type { AnonymousPage } from './cache/anonymous-page';
import { KeptPages } from './cache/kept-pages';
import type { MemberPage } from './cache/member-page';
import { createPageAddresses } from './cache/page-addresses';
import { createPagePipeline } from './cache/page-pipeline';
import type { PageRender } from './cache/page-request';
import { PageStore } from './cache/page-store';
import { createPageRenderer } from './cache/render-page';
import type { WebConfig } from './config/config';
import { createLiveForwarding } from './live/live-forwarding';
import { AccessLog, pathOf } from './observe/access-log';
import { createHealthRoutes } from './observe/health';
import { WebMetrics } from './observe/metrics';
import { requestIdOf } from './observe/request-id';
import { accountTopic, createLoadContexts } from './load-context';
import { createRemixHandler } from './remix-handler';
import { createRouteTemplates } from './route-template';
import { createBodyLimit } from './security/body-limit';
import { findRefusal, ownOrigins } from './security/origin-guard';
import type { Refusal } from './security/origin-guard';
import { PipelineLimit } from './security/pipeline-limit';
import { keepAnswersPrivate } from './security/private-answers';
import { createSecurityHeaders, listSecurityHeaders } from './security/security-headers';
import { findTargetFault } from './security/target-fault';
import { createVisitLimit } from './security/visit-limit';
import { WriteLane } from './security/write-lane';

export interface WebServerOptions {
  config: WebConfig;
  /** The whole environment, for the site's settings. */
  env: Record<string, string | undefined>;
  version: string;
  log: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  /** Serves the client's files: the build's, or the development server's. */
  files: RequestHandler;
}

export interface WebServer {
  server: Server;
  /** From now on `/readyz` says no. */
  stopAccepting: () => void;
  /** Resolves once the hosts were asked what they are: until then nobody is told who visits, and no extension is used. */
  hostsAsked: Promise<void>;
  /** Ends the forwarded live connections, which would keep the server open. */
  endLive: () => void;
  /** Ends what the server keeps open towards the API. */
  close: () => void;
}

/** Enough for forms that wait for a slow host, few enough that pages are rendered in between. */
const writeLane = {
  atOnce: 12,
  atOncePerAddress: 4,
  maxWaiting: 500,
  maxWaitMs: 20_000,
  handlerLimitMs: 60_000,
  body: { timeoutMs: 5_000, maxBytes: 64 * 1024 },
};

/** Longer than any render takes: no loader makes more than two calls one after the other. */
const renderLimitOf = (upstreamTimeoutMs: number) => 4 * upstreamTimeoutMs + 4_000;

/** Milliseconds without a byte in either direction after which a connection is ended, whatever it waits for. */
const silentConnectionMs = 60_000;

// A host that tells of no changes: its pages are kept only briefly.
const untoldChangeAgeMs = 15_000;

/** Puts the launcher together: kept pages first, then guard, headers, files and Remix. */
export function createWebServer({ config, env, version, log, build, mode, files }: WebServerOptions): WebServer {
  const metrics = new WebMetrics(version);
  const accessLog = new AccessLog(log);
  const sessions = createSessionCookies({
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    secrets: config.sessionSecrets,
    cookieDomain: config.sessionCookieDomain,
    sameSite: config.sessionSameSite,
  });
  const logUpstream = ({ level, message, ...entry }: UpstreamLogEntry) => log[level](entry, message);
  const versions = createContentVersions({
    accountUrl: config.accountApiUrl,
    bookUrl: config.bookApiUrl,
    log: logUpstream,
    trustSecret: config.trustSecret,
  });
  const upstream = createUpstream({
    accountUrl: config.accountApiUrl,
    bookUrl: config.bookApiUrl,
    timeoutMs: config.upstreamTimeoutMs,
    trustSecret: config.trustSecret,
    versions,
    log: logUpstream,
    onRowsLeftOut: (call, count) => metrics.rowsLeftOut.inc({ call }, count),
    onCall: ({ call, outcome, durationMs }) => metrics.upstreamDuration.observe({ call, outcome }, durationMs / 1000),
  });

  // Browsers reach the socket under its own address, or through us under ours; the page's policy must name it either way, because
  // not every browser counts `wss:` of the same host as `'self'`.
  const socketUrl = config.realtimeUrl === 'off' ? null : (config.realtimeUrl ?? config.siteUrl);
  const origins = { realtimeUrl: socketUrl, isHttps: config.siteUrl.startsWith('https:') };

  const anonymous = new PageStore<AnonymousPage>();
  const members = new PageStore<MemberPage>();
  versions.onChange((topic) => {
    anonymous.invalidate(topic);
    members.invalidate(topic);
  });
  versions.onAccountChange((uid) => members.invalidate(uid === 'all' ? uid : accountTopic(uid)));

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);

  const maxAgeMs = ({ topics, audience }: PageRender) => {
    // The shell shows the account: a host that would tell of its end must be heard.
    if (audience === 'member' && versions.hasExtension(extensions.sessions) && !versions.tellsAccounts) return 0;
    if (topics.size === 0 || versions.isLive) return undefined;
    return versions.hasExtension('content-events') ? 0 : untoldChangeAgeMs;
  };

  const loadContextFor = createLoadContexts({
    upstream,
    sessions,
    sessionWatch: createSessionWatch({ versions }),
    site: {
      ...siteSettingsFrom(siteEnvironment(env, config)),
      realtimeUrl: config.realtimeUrl === 'off' ? null : (config.realtimeUrl ?? '/'),
    },
    login: loginSettingsFrom(siteEnvironment(env, config)),
    forwardPage: createPageForwarder({
      accountUrl: config.accountApiUrl,
      trustSecret: config.trustSecret,
      isOurs: versions.isOurs,
      onFailure: (error) => log.warn({ event: 'forward-failed', err: error }, 'the account host gave no page'),
    }),
    log,
  });

  const pages = new KeptPages({
    anonymous,
    members,
    origins,
    // The development server changes pages without a word.
    findAddress: typeof build === 'function' ? () => null : createPageAddresses(build.routes),
    isForOnce: hasNotice,
    findSessionCookie: (cookie) => readCookie(cookie, sessions.cookieName),
    render: createPageRenderer({
      handle: createRequestHandler(build, mode),
      loadContextFor,
      store: anonymous,
      siteUrl: config.siteUrl,
      origins,
      securityHeaders: listSecurityHeaders(config),
      maxAgeMs,
      isHostAway: () => versions.hasExtension('content-events') && !versions.isLive,
    }),
    renderLimitMs: renderLimitOf(config.upstreamTimeoutMs),
    next: app as RequestListener,
    onServed: (request, status, isKept) => {
      if (isKept) metrics.keptPages.inc({ status });
      accessLog.kept(request, status);
    },
    onRenderFailed: (address, error) => log.error({ err: error, path: pathOf(address) }, 'shared page failed'),
  });

  const templateOf = typeof build === 'function' ? pathOf : createRouteTemplates(build.routes);
  let isAccepting = true;

  let hasWarnedOfProxy = config.trustedProxies.length > 0;
  app.use((request, response, next) => {
    if (!hasWarnedOfProxy && request.headers['x-forwarded-for'] !== undefined) {
      hasWarnedOfProxy = true;
      log.warn(
        { event: 'proxy-not-trusted', peer: request.socket.remoteAddress },
        'a proxy says who asks, but TRUST_PROXY does not name it: all its visitors count as one address',
      );
    }
    const requestId = requestIdOf(request);
    response.locals = { requestId, nonce: randomBytes(16).toString('base64') };
    response.setHeader('X-Request-Id', requestId);
    accessLog.follow(request, response, requestId);
    next();
  });
  if (mode === 'production') app.use(createSecurityHeaders(config));
  app.use((request, response, next) => {
    if (findTargetFault(request.url) === null) return next();
    response.status(400).type('text').send('This address is not supported.');
  });
  app.use(
    createHealthRoutes({
      isAccepting: () => isAccepting,
      isUpstreamReachable: () => isReachable(config.accountApiUrl, versions.isOurs(config.accountApiUrl)),
    }),
  );
  if (config.metricsToken) app.get('/metrics', metrics.handler(config.metricsToken));

  const siteOrigins = ownOrigins(config.siteUrl);
  app.use((request, response, next) => {
    const refusal = findRefusal(request, { siteOrigins, hasSession: (cookie) => sessions.hasCookie(cookie ?? null) });
    if (refusal === null) {
      // The guard has judged the origin against our own URL; Remix would compare it with whatever `Host` somebody sent, and build
      // addresses from that.
      request.headers.host = new URL(request.headers.origin ?? config.siteUrl).host;
      delete request.headers['x-forwarded-host'];
      return next();
    }
    metrics.refused.inc({ reason: refusal });
    log.warn(
      { event: 'origin-refused', reason: refusal, method: request.method, path: pathOf(request.url) },
      'request refused',
    );
    const { status, text } = refusalAnswers[refusal] ?? foreign;
    if (status === 405) response.set('Allow', 'GET, HEAD, POST');
    response.status(status).type('text').send(text);
  });
  app.use(createBodyLimit(1024 * 1024));
  app.use(files);
  app.use(keepAnswersPrivate((cookie) => sessions.hasCookie(cookie)));
  app.use((request, response, next) => {
    const end = metrics.requestDuration.startTimer({ method: request.method });
    response.once('close', () => end({ route: templateOf(pathOf(request.originalUrl)), status: response.statusCode }));
    next();
  });
  app.use(
    createVisitLimit({
      requestsPerMinute: config.visitsPerMinute,
      writesPerMinute: Math.ceil(config.visitsPerMinute / 10),
    }),
  );
  app.use(pages.renderShared as RequestHandler);
  if (mode === 'production') {
    app.use(createPagePipeline({ members, pages, origins, maxAgeMs }) as RequestHandler);
  }
  app.use(new WriteLane(writeLane).around(createRemixHandler({ build, mode, pages, loadContextFor })));

  const lastResort: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    log.error({ err: error, requestId: response.locals['requestId'] }, 'request failed');
    if (response.headersSent) return next(error);
    response.status(500).set('Cache-Control', 'private, no-store').type('html').send(lastResortPage);
  };
  app.use(lastResort);

  /** Pages first; a target that no page can have is left to Express, whose answers all have their headers. */
  const pipelineLimit = new PipelineLimit();
  const listener: RequestListener = (request, response) => {
    if (pipelineLimit.refuses(request, response)) return;
    if (findTargetFault(request.url) === null) pages.listener(request, response);
    else app(request, response);
  };
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 }, listener);
  // Whoever neither sends nor takes anything any more holds a connection, and perhaps pages behind it.
  server.setTimeout(silentConnectionMs);
  const live = createLiveForwarding({
    target: config.realtimeUrl === null ? config.accountApiUrl : null,
    siteOrigins,
    signAddress: (address) =>
      versions.isOurs(config.accountApiUrl) ? signVisitorAddress(address, config.trustSecret) : null,
    isLimited: config.visitsPerMinute > 0,
    isAccepting: () => isAccepting,
    addressOf: (request) => addressOf(app, request),
    plain: listener,
    onOutcome: (outcome) => metrics.upgrades.inc({ outcome }),
    onFailure: (error) => log.warn({ event: 'live-failed', err: error }, 'the live socket could not be reached'),
  });
  server.on('upgrade', live.onUpgrade);
  return {
    server,
    stopAccepting: () => (isAccepting = false),
    hostsAsked: versions.firstAsked,
    endLive: live.close,
    close: () => versions.close(),
  };
}

/** Who asks, by Express's own rules about proxies; an upgrade never passes through Express itself. */
function addressOf(app: express.Application, request: IncomingMessage): string {
  // The prototype that Express itself gives to requests; its types leave it out.
  const { request: prototype } = app as unknown as { request: ExpressRequest };
  return (Object.setPrototypeOf(request, prototype) as ExpressRequest).ip ?? '';
}

/** For errors that not even the error page survived: no script, no style, nothing of what was asked. */
const lastResortPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><title>Something went wrong</title></head><body><h1>Something went wrong</h1>' +
  '<p>The page could not be shown. <a href="/">Back to the home page</a></p></body></html>\n';

const foreign = { status: 403, text: 'This request did not come from this site.' };
const refusalAnswers: Partial<Record<Refusal, typeof foreign>> = {
  method: { status: 405, text: 'Method not allowed' },
  'data-parameter': { status: 400, text: 'This address is not supported.' },
};

/** The raw value of a cookie, or null; what it is worth is the session library's to say. */
function readCookie(header: string, name: string): string | null {
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? null;
}

/** The validated settings win over the raw ones. */
const siteEnvironment = (env: Record<string, string | undefined>, config: WebConfig) => ({
  ...env,
  SITE_NAME: config.siteName,
  SITE_URL: config.siteUrl,
});

/** Our own API says whether it lives; of any other host a call of the specification does. */
async function isReachable(accountApiUrl: string, isOurs: boolean): Promise<boolean> {
  const path = isOurs ? '/livez' : listGames.path;
  try {
    const answer = await fetch(`${accountApiUrl}${path}`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
