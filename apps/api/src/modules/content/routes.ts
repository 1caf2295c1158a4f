import { contentEventsExtension, contentEventsPath, extensions, getCapabilities } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import { registerCall } from '../../platform/http/register-call';
import { signHostProof } from '../../platform/http/sign-host-proof';
import { limitKeyOf } from '../../platform/http/visitor-address';
import type { AccountChanges } from '../account';
import type { Metrics } from '../../platform/metrics/metrics';
import type { ContentVersions } from './content-versions';
import { EventStreams } from './event-streams';
import type { StreamLimits } from './event-streams';

export interface ContentModuleOptions {
  versions: ContentVersions;
  accountChanges: AccountChanges;
  metrics: Metrics;
  /** Shared with the web servers. */
  trustSecret: string;
  siteUrl: string;
  streamLimits?: StreamLimits;
}

const proofOf = (proof: string | null) => (proof === null ? {} : { proof });

export function registerContentModule(app: FastifyInstance, options: ContentModuleOptions): void {
  const { versions, accountChanges, metrics, streamLimits = { maxStreams: 50, maxPerAddress: 5 } } = options;
  const streams = new EventStreams({
    versions,
    accountChanges,
    limits: streamLimits,
    onCount: (count) => metrics.contentStreams.set(count),
  });
  app.extensions.add(contentEventsExtension);
  app.extensions.add(extensions.hostProof);
  app.addHook('preClose', async () => streams.close());

  registerCall(app, getCapabilities, async ({ query: { challenge, host } }) => ({
    retcode: 0,
    message: 'ok',
    data: {
      extensions: [...app.extensions],
      ...(challenge === undefined || host === undefined ? {} : proofOf(signHostProof({ challenge, host }, options))),
    },
  }));

  app.get(
    contentEventsPath,
    {
      config: { isStream: true },
      // HEAD would open a stream that nobody reads.
      exposeHeadRoute: false,
      schema: {
        summary: 'Changes of public content as server-sent events',
        tags: [`extension ${contentEventsExtension}`],
      } as object,
    },
    async (request, reply) => {
      const { visitor } = request;
      const key = visitor.kind === 'address' ? limitKeyOf(visitor.address) : `web server at ${request.ip}`;
      if (!streams.hasRoomFor(key)) {
        metrics.rateLimited.inc({ limit: 'content-events' });
        throw new Refusal(503, 'Too many open streams', { status: 503, retryAfterSeconds: 30 });
      }
      // The stream outlives Fastify's handler time-out, so from here on the response is ours.
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
        // Proxies such as nginx would otherwise hold events back.
        'x-accel-buffering': 'no',
      });
      await streams.add(reply.raw, { key, hearsAccounts: visitor.kind === 'web-server' }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'content stream failed');
        reply.raw.destroy();
      });
    },
  );
}
