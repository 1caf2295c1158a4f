import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCapabilities } from '@starhaven/contracts/protocol';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../../metrics/metrics';
import { Refusal } from '../errors/refusal';
import { limitKeyOf } from '@starhaven/contracts/network';
import { visitorAddressHeader } from '@starhaven/node-kit/server';
import { findVisitor } from '../../visitors/visitor-address';

/** Anonymous reads of each visitor address (docs/security.md#limits). */
export const readLimit = { max: 300, windowSeconds: 300 };

export interface VisitorLimits {
  trustSecret: string;
  metrics: Metrics;
  limit?: { max: number; windowSeconds: number };
  webServerLimit?: { max: number; windowSeconds: number };
}

const refuse = (limit: number, msBeforeNext: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
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
  const limiter = new RateLimiterMemory({ points: limit.max, duration: limit.windowSeconds });
  const ownLimiter = new RateLimiterMemory({ points: own.max, duration: own.windowSeconds });
  // Declares the property only for the shape of requests: the hook below sets it before it is read.
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.visitor = findVisitor(request.headers[visitorAddressHeader], request.ip, trustSecret);
    // Before the API has proven itself, a web server cannot identify itself to it: visitors must not use up the limit of that call.
    if (request.routeOptions.config.isOperational || request.routeOptions.url === getCapabilities.path) return;
    const { visitor } = request;
    const isOwn = visitor.kind === 'web-server';
    try {
      if (isOwn) await ownLimiter.consume(request.ip);
      else await limiter.consume(limitKeyOf(visitor.address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      metrics.rateLimited.inc({ limit: isOwn ? 'web-server' : 'read' });
      throw refuse(isOwn ? own.max : limit.max, error.msBeforeNext);
    }
  });
}
