import type { Server } from 'node:http';
import { ownOrigins } from '@starhaven/contracts/network';
import express from 'express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createPageCache } from './cache/create-page-cache';
import { createPageStores } from './cache/store/page-stores';
import type { WebConfig } from './config/config';
import { createHttpServer } from './create-http-server';
import { createLive } from './live/create-live';
import { AccessLog } from './observe/access-log';
import { WebMetrics } from './observe/metrics';
import type { RemixBuild } from './remix/remix-build';
import { pageOrigins } from './security/origins/page-origins';
import { createServices } from './services/create-services';
import { createLoadContexts } from './services/load-context';
import { installMiddleware } from './install-middleware';

export interface WebServerOptions extends RemixBuild {
  config: WebConfig;
  version: string;
  log: Logger;
  /** Serves the client's files, from the build or from the development server. */
  files: RequestHandler;
}

export interface WebServer {
  server: Server;
  /** Makes `/readyz` answer that the process is not ready. */
  stopAccepting: () => void;
  /**
   * Resolves when the hosts have answered the request for their capabilities, or failed to. Until then no host receives visitors'
   * addresses, and no extension is used.
   */
  hostsAsked: Promise<void>;
  /** Closes the forwarded live connections, which would keep the server open. */
  endLive: () => void;
  /** Closes the server's connections to the API. */
  close: () => void;
}

/** Builds the launcher: cached pages first, then guard, headers, files and Remix. */
export function createWebServer({ config, version, log, ...parts }: WebServerOptions): WebServer {
  const metrics = new WebMetrics(version);
  const accessLog = new AccessLog(log);
  const services = createServices({
    config,
    log,
    ownRealtimeUrl: '/',
    onRowsLeftOut: (call, count) => metrics.rowsLeftOut.inc({ call }, count),
    onCall: ({ call, outcome, durationMs }) => metrics.upstreamDuration.observe({ call, outcome }, durationMs / 1000),
  });
  const { versions } = services;

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);

  let isAccepting = true;
  const shared = {
    ...parts,
    config,
    log,
    metrics,
    accessLog,
    services,
    versions,
    stores: createPageStores(versions),
    origins: pageOrigins(config),
    siteOrigins: ownOrigins(config.siteUrl),
    loadContextFor: createLoadContexts(services, log),
    isAccepting: () => isAccepting,
  };
  const pages = createPageCache({ ...shared, next: app });
  installMiddleware(app, { ...shared, pages });

  const server = createHttpServer({ pages: pages.listener, answerRepeated: pages.answerRepeated, app });
  const live = createLive({ ...shared, app });
  server.on('upgrade', live.onUpgrade);
  return {
    server,
    stopAccepting: () => (isAccepting = false),
    hostsAsked: versions.firstAsked,
    endLive: live.close,
    close: () => versions.close(),
  };
}
