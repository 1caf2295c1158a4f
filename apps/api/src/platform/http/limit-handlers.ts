import type { FastifyInstance } from 'fastify';
import { errorCodes } from 'fastify';

/**
 * Applies `handlerTimeout` to requests that may have a body (docs/security.md#http-limits): Fastify 5.12 stops its own timer as soon as the
 * body has been read. An answer that is being sent is not cut off here; if no byte moves, the limit of the connection ends it.
 */
export function limitHandlers(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    // Such a request has no body, so Fastify's own timer still runs.
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const limitMs = request.routeOptions.handlerTimeout;
    const timer = setTimeout(
      () => {
        if (!reply.sent && !reply.raw.headersSent)
          reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(limitMs), request.routeOptions.url));
      },
      Math.max(1, limitMs - reply.elapsedTime),
    );
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
