import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCapabilities } from '@starhaven/contracts/protocol';
import type { Metrics } from '../../metrics/metrics';
import { Refusal } from '../errors/refusal';
import { limitKeyOf } from '@starhaven/contracts/network';
import { visitorAddressHeader } from '@starhaven/node-kit/server';
import { WindowCounter } from '../../limits/window-counter';
import { findVisitor } from '../../visitors/visitor-address';

/** Anonymous reads of each visitor address (docs/security.md#limits). */
export const readLimit = { max: 300, windowSeconds: 300 };
/** The addresses that are counted at the same time (docs/security.md#limits). They take about 10 MB. */
const maxAddresses = 50_000;

export interface VisitorLimits {
  trustSecret: string;
  metrics: Metrics;
  limit?: { max: number; windowSeconds: number };
  webServerLimit?: { max: number; windowSeconds: number };
}

const refuse = (limit: number, leftMs: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  const time = Math.ceil(Date.now() / 1000) + retryAfterSeconds;
  return new Refusal(429, 'Too Many Requests', {
    status: 429,
    retryAfterSeconds,
    fields: { ratelimit: { max: limit, time }, timestamp: time },
  });
};

/**
 * The limit for requests of a web server without a visitor. They serve all visitors, so they are not counted for a visitor. The limit is
 * well above normal use; it stops a web server that sends requests in an endless loop.
 */
export const webServerLimit = { max: 60_000, windowSeconds: 60 };

/** Finds the caller of each request and refuses an address or a web server that is over its limit. */
export function registerVisitorLimits(app: FastifyInstance, options: VisitorLimits): void {
  const { trustSecret, metrics, limit = readLimit } = options;
  const own = options.webServerLimit ?? webServerLimit;
  const reads = new WindowCounter(limit.windowSeconds * 1000, maxAddresses);
  const ownReads = new WindowCounter(own.windowSeconds * 1000, maxAddresses);
  // Declares the property only for the shape of requests: the hook below sets it before it is read.
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.visitor = findVisitor(request.headers[visitorAddressHeader], request.ip, trustSecret);
    // Before the API has proven itself, a web server cannot identify itself to it: visitors must not use up the limit of that call.
    if (request.routeOptions.config.isOperational || request.routeOptions.url === getCapabilities.path) return;
    const { visitor } = request;
    const isOwn = visitor.kind === 'web-server';
    const { max } = isOwn ? own : limit;
    const { count, leftMs } = isOwn ? ownReads.hit(request.ip) : reads.hit(limitKeyOf(visitor.address));
    if (count <= max) return;
    metrics.rateLimited.inc({ limit: isOwn ? 'web-server' : 'read' });
    throw refuse(max, leftMs);
  });
}
