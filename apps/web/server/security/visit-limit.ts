import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface VisitLimitOptions {
  /** Requests a minute of one address that reach Remix; kept pages and assets do not count. 0 switches the limit off. */
  requestsPerMinute: number;
  /** Of these, requests that change something. */
  writesPerMinute: number;
}

/** The site-wide limit in front of Remix (docs/security.md#limits); 429 with Retry-After beyond it. */
export function createVisitLimit({ requestsPerMinute, writesPerMinute }: VisitLimitOptions): RequestHandler {
  if (requestsPerMinute === 0) return (_request, _response, next) => next();
  const all = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const writes = new RateLimiterMemory({ points: writesPerMinute, duration: 60 });
  return (request, response, next) => {
    const key = addressKey(request.ip ?? '');
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    Promise.all([all.consume(key), isWrite ? writes.consume(key) : null]).then(
      () => next(),
      (reason: { msBeforeNext?: number }) => {
        response
          .status(429)
          .set('Retry-After', String(Math.ceil((reason.msBeforeNext ?? 60_000) / 1000)))
          .type('text')
          .send('Too many requests. Please wait a moment and try again.');
      },
    );
  };
}

/** IPv6 visitors own a /64: all of it counts as one. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const full = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return full.slice(0, 4).join(':');
}
