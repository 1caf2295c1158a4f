import type { IncomingMessage } from 'node:http';
import type express from 'express';
import type { Request as ExpressRequest } from 'express';
import type { Logger } from 'pino';
import { signVisitorAddress } from '@starhaven/node-kit/server';
import type { ContentVersions } from '@starhaven/upstream/server';
import type { WebConfig } from '../config/config';
import type { WebMetrics } from '../observe/metrics';
import { createLiveForwarding } from './live-forwarding';

export interface CreateLiveOptions {
  config: WebConfig;
  log: Logger;
  metrics: WebMetrics;
  versions: ContentVersions;
  siteOrigins: ReadonlySet<string>;
  isAccepting: () => boolean;
  /** The app's setting `trust proxy` decides which address is the client's. */
  app: express.Express;
}

/** Forwards the live socket to the API, unless the settings give the socket its own address. */
export function createLive(options: CreateLiveOptions) {
  const { config, log, metrics, versions, siteOrigins, isAccepting, app } = options;
  return createLiveForwarding({
    target: config.realtimeUrl === null ? config.accountApiUrl : null,
    siteOrigins,
    signAddress: (address) =>
      versions.isOurs(config.accountApiUrl) ? signVisitorAddress(address, config.trustSecret) : null,
    isLimited: config.visitsPerMinute > 0,
    isAccepting,
    addressOf: (request) => addressOf(app, request),
    onOutcome: (outcome) => metrics.upgrades.inc({ outcome }),
    onFailure: (error) => log.warn({ event: 'live-failed', err: error }, 'the live socket could not be reached'),
  });
}

/** The client's address by Express's proxy rules; upgrade requests do not pass through Express. */
function addressOf(app: express.Express, request: IncomingMessage): string {
  // The prototype that Express gives to the requests that it handles.
  const handled = Object.setPrototypeOf(request, app.request) as ExpressRequest;
  return handled.ip ?? '';
}
