import { contentEventsExtension, contentEventsPath } from '@starhaven/contracts/live';
import type { FastifyInstance } from 'fastify';
import { limitKeyOf } from '@starhaven/contracts/network';
import { DomainError } from '../../platform/errors/domain-error';
import type { Metrics } from '../../platform/metrics/metrics';
import type { EventStreams } from './http/event-streams';

export interface StreamContext {
  streams: EventStreams;
  metrics: Pick<Metrics, 'rateLimited'>;
}

export function streamContentEventsRoute(app: FastifyInstance, { streams, metrics }: StreamContext): void {
  app.get(
    contentEventsPath,
    {
      config: { isStream: true },
      // A HEAD request would open a stream without a reader.
      exposeHeadRoute: false,
      schema: {
        summary: 'Changes of public content as server-sent events',
        tags: [`extension ${contentEventsExtension}`],
      },
    },
    async (request, reply) => {
      const { visitor } = request;
      const isWebServer = visitor.kind !== 'address';
      const key = isWebServer ? `web server at ${request.ip}` : limitKeyOf(visitor.address);
      if (!streams.hasRoomFor(key, isWebServer)) {
        metrics.rateLimited.inc({ limit: 'content-events' });
        throw new DomainError('unavailable', 'Too many open streams', { retryAfterSeconds: 30 });
      }
      // The stream outlives Fastify's handler timeout, so this code writes the response from here on.
      reply.hijack();
      reply.raw.writeHead(200, {
        // Node accepts the header values that Fastify collected; only Fastify's type is wider.
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
