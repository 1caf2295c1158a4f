import { contentEventsExtension } from '@starhaven/contracts/live';
import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../platform/metrics/metrics';
import type { AccountChanges } from '../account';
import type { ContentVersions } from './content-versions';
import { getCapabilitiesRoute } from './get-capabilities.route';
import { EventStreams } from './http/event-streams';
import type { StreamLimits } from './http/event-streams';
import { streamContentEventsRoute } from './stream-content-events.route';

export interface ContentModuleOptions {
  versions: ContentVersions;
  accountChanges: AccountChanges;
  metrics: Metrics;
  /** Shared with the web servers. */
  trustSecret: string;
  siteUrl: string;
  streamLimits?: StreamLimits;
}

// The maximum of workers of a web server (`WEB_WORKERS`), and the same number again for their replacements.
const maxPerWebServer = 128;
const defaultStreamLimits: StreamLimits = { maxStreams: 200, maxPerAddress: 5, maxPerWebServer };

/** The extensions of this host, and its content changes as they happen (docs/behaviour/api.md#extensions). */
export function registerContentModule(app: FastifyInstance, options: ContentModuleOptions): void {
  const { versions, accountChanges, metrics, streamLimits = defaultStreamLimits } = options;
  const streams = new EventStreams({
    versions,
    accountChanges,
    limits: streamLimits,
    onCount: (count) => metrics.contentStreams.set(count),
  });
  app.extensions.add(contentEventsExtension);
  app.extensions.add(extensions.hostProof);
  app.addHook('preClose', async () => streams.close());
  getCapabilitiesRoute(app, options);
  streamContentEventsRoute(app, { streams, metrics });
}
