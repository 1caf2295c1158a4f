import cluster from 'node:cluster';
import { limitKeyOf } from '@starhaven/contracts/network';
import type { RequestHandler } from 'express';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sendRefusal } from '../last-resort/last-resort';
import { answerInTime } from './answer-in-time';

export interface VisitLimitOptions {
  /** Requests that may reach Remix from one address in a minute; cached pages and assets do not count. 0 switches the limit off. */
  requestsPerMinute: number;
  /** Of these, requests that write. */
  writesPerMinute: number;
}

/** How long a worker waits for the primary to count a request. */
const countWithinMs = 1_000;

const tooMany = {
  status: 429,
  title: 'Too many requests',
  text: 'Too many requests came from your address. Please wait a moment and try again.',
};

/** The site-wide limit in front of Remix (docs/security.md#limits); 429 with Retry-After beyond it. */
export function createVisitLimit({ requestsPerMinute, writesPerMinute }: VisitLimitOptions): RequestHandler {
  if (requestsPerMinute === 0) return (_request, _response, next) => next();
  const all = createLimiter('visits', requestsPerMinute);
  const writes = createLimiter('writes', writesPerMinute);
  return (request, response, next) => {
    const key = limitKeyOf(request.ip ?? '');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const counted = Promise.all([all.consume(key), isWrite ? writes.consume(key) : null]);
    answerInTime(counted, countWithinMs).then(
      () => next(),
      (reason: unknown) => {
        // The primary was too busy to count. The visitor is not at fault, so the request passes.
        if (!(reason instanceof RateLimiterRes)) return next();
        response.set('Retry-After', String(Math.ceil(reason.msBeforeNext / 1000)));
        sendRefusal(request, response, tooMany);
      },
    );
  };
}

/** Counts requests in each minute. Workers let the primary count, for all workers together. */
function createLimiter(keyPrefix: string, points: number) {
  const options = { keyPrefix, points, duration: 60 };
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}
