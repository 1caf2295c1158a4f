import type { RequestHandler } from 'express';

export interface WriteLaneOptions {
  /** Requests that change something and are worked on at the same time. */
  atOnce: number;
  /** Those that may wait for their turn; more are told to come back. */
  maxWaiting: number;
}

const retryAfterSeconds = '5';

/**
 * Lets only so many forms through at a time. Each renders a page, and a flood of them, from however many addresses, would make every
 * other visitor's page wait behind hundreds of renders.
 */
export function createWriteLane({ atOnce, maxWaiting }: WriteLaneOptions): RequestHandler {
  const waiting = new Set<() => void>();
  let running = 0;
  const startNext = () => {
    const [next] = waiting;
    next?.();
  };
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const start = () => {
      waiting.delete(start);
      running += 1;
      response.once('close', () => {
        running -= 1;
        startNext();
      });
      next();
    };
    if (running < atOnce) return start();
    if (waiting.size >= maxWaiting) {
      response.status(503).set('Retry-After', retryAfterSeconds).type('text');
      return void response.send('The site is very busy. Please try again in a moment.');
    }
    waiting.add(start);
    // Whoever leaves while waiting gives the place up; it is no longer in the set once it has begun.
    response.once('close', () => waiting.delete(start));
  };
}
