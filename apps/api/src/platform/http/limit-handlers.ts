import type { FastifyInstance } from 'fastify';
import { errorCodes } from 'fastify';

/**
 * Ends handlers of requests that may have a body after their route's `handlerTimeout` (docs/security.md#http-limits). Fastify 5.12 stops its own
 * timer when the body has been read. An answer that is being sent is not cut off: the connection's limit ends it if no byte moves.
 */
export function limitHandlers(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    // Fastify's own timer works: such a request has no body.
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
