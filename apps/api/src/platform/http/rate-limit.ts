import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../metrics/metrics';
import { Refusal } from './refusal';
import { findVisitor, limitKeyOf, visitorAddressHeader } from './visitor-address';

/** Anonymous reads, per visitor address (RELIABILITY 5). */
export const readLimit = { max: 300, windowSeconds: 300 };

export interface VisitorLimits {
  trustSecret: string;
  metrics: Metrics;
  limit?: { max: number; windowSeconds: number };
}

const refuse = (limit: number, msBeforeNext: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const time = Math.ceil(Date.now() / 1000) + retryAfterSeconds;
  return new Refusal(429, 'Too Many Requests', {
    status: 429,
    retryAfterSeconds,
    fields: { ratelimit: { max: limit, time } },
  });
};

/** Finds out who asks and refuses an address that asks too much; the web server's own requests are not counted. */
export function registerVisitorLimits(app: FastifyInstance, options: VisitorLimits): void {
  const { trustSecret, metrics, limit = readLimit } = options;
  const limiter = new RateLimiterMemory({ points: limit.max, duration: limit.windowSeconds });
  // Declared for the shape of requests only: the hook below fills it before anyone reads it.
  app.decorateRequest<null>('visitor' as never, null);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.visitor = findVisitor(request.headers[visitorAddressHeader], request.ip, trustSecret);
    if (request.visitor.kind === 'web-server' || request.routeOptions.config.isOperational) return;
    try {
      await limiter.consume(limitKeyOf(request.visitor.address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      metrics.rateLimited.inc({ limit: 'read' });
      throw refuse(limit.max, error.msBeforeNext);
    }
  });
}
