import type { Logger } from 'pino';
import type { LoginSettings } from '@starhaven/account/server';
import { createSessionCookies, createSessionWatch } from '@starhaven/session/server';
import type { SessionCookies, SessionWatch } from '@starhaven/session/server';
import type { SiteSettings } from '@starhaven/site/server';
import {
  createContentVersions,
  createFileForwarder,
  createPageForwarder,
  createUpstream,
} from '@starhaven/upstream/server';
import type {
  ContentVersions,
  FileForwarder,
  PageForwarder,
  Upstream,
  UpstreamLogEntry,
  UpstreamOptions,
} from '@starhaven/upstream/server';
import type { WebConfig } from '../config/config';

export interface ServicesOptions extends Pick<UpstreamOptions, 'onRowsLeftOut' | 'onCall'> {
  config: WebConfig;
  log: Logger;
  /** Address of the live socket for browsers if the settings name none; null = no live socket. */
  ownRealtimeUrl: string | null;
}

/** The services that loaders and actions use; made once for the whole process. */
export interface Services {
  upstream: Upstream;
  versions: ContentVersions;
  sessions: SessionCookies;
  sessionWatch: SessionWatch;
  forwardPage: PageForwarder;
  forwardFile: FileForwarder;
  site: SiteSettings;
  login: LoginSettings;
}

/**
 * Makes the services from checked settings. Only `versions` connects before the first request: it requests the hosts' capabilities.
 */
export function createServices({ config, log, ownRealtimeUrl, onRowsLeftOut, onCall }: ServicesOptions): Services {
  const { accountApiUrl: accountUrl, bookApiUrl: bookUrl, trustSecret } = config;
  const logUpstream = ({ level, message, ...entry }: UpstreamLogEntry) => log[level](entry, message);
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
      ...config.community,
      realtimeUrl: config.realtimeUrl === 'off' ? null : (config.realtimeUrl ?? ownRealtimeUrl),
    },
    login: config.login,
  };
}
