import type { Logger } from 'pino';
import { createSessionCookies, createSessionWatch } from '@starhaven/session/server';
import type { SessionWatch } from '@starhaven/session/server';
import {
  createContentVersions,
  createFileForwarder,
  createPageForwarder,
  createUpstream,
} from '@starhaven/upstream/server';
import type { ContentVersions, ProcessServices, UpstreamLogEntry, UpstreamOptions } from '@starhaven/upstream/server';
import type { WebConfig } from '../config/config';

export interface ServicesOptions extends Pick<UpstreamOptions, 'onRowsLeftOut' | 'onCall'> {
  config: WebConfig;
  log: Logger;
  /** Address of the live socket for browsers if the settings name none; null = no live socket. */
  ownRealtimeUrl: string | null;
}

/**
 * The services, made once for the whole process. Loaders and actions use those that a lib declares in AppLoadContext. Only the launcher
 * uses `versions` and `sessionWatch`.
 */
export interface Services extends ProcessServices {
  versions: ContentVersions;
  sessionWatch: SessionWatch;
}

/**
 * Makes the services from checked settings. Only `versions` connects before the first request: it requests the hosts' capabilities.
 */
export function createServices({ config, log, ownRealtimeUrl, onRowsLeftOut, onCall }: ServicesOptions): Services {
  const { accountApiUrl: accountUrl, bookApiUrl: bookUrl, trustSecret } = config;
  const logUpstream = ({ level, message, ...entry }: UpstreamLogEntry) => log[level](entry, message);
  const { sponsor, ads, ...community } = config.community;
  const versions = createContentVersions({ accountUrl, bookUrl, trustSecret, log: logUpstream });
  return {
    versions,
    upstream: createUpstream({
      accountUrl,
      bookUrl,
      timeoutMs: config.upstreamTimeoutMs,
      trustSecret,
      versions,
      log: logUpstream,
      onRowsLeftOut,
      onCall,
    }),
    sessions: createSessionCookies({
      siteName: config.siteName,
      siteUrl: config.siteUrl,
      secrets: config.sessionSecrets,
      cookieDomain: config.sessionCookieDomain,
      sameSite: config.sessionSameSite,
    }),
    sessionWatch: createSessionWatch({ versions }),
    forwardPage: createPageForwarder({
      accountUrl,
      trustSecret,
      isOurs: versions.isOurs,
      onFailure: (error) =>
        log.warn({ event: 'forward-failed', err: error }, 'the account host did not answer with a page'),
    }),
    forwardFile: createFileForwarder({
      accountUrl,
      trustSecret,
      isOurs: versions.isOurs,
      onFailure: (error) => log.warn({ event: 'forward-failed', err: error }, 'the API did not answer with a file'),
    }),
    site: {
      name: config.siteName,
      url: config.siteUrl,
      ...community,
      realtimeUrl: config.realtimeUrl === 'off' ? null : (config.realtimeUrl ?? ownRealtimeUrl),
    },
    sponsor,
    ads,
    login: config.login,
  };
}
