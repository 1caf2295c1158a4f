import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import { onAnswerEnd } from './on-answer-end';

const maxPathLength = 200;
const traceParent = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/**
 * Never includes the query: calls of the specification carry tokens and passwords there (docs/security.md#secrets-in-logs-and-addresses).
 */
function pathOf(request: FastifyRequest): string {
  return (request.url.split('?', 1)[0] ?? '').slice(0, maxPathLength);
}

function findTraceId(request: FastifyRequest): string | undefined {
  const header = request.headers.traceparent;
  return typeof header === 'string' ? traceParent.exec(header)?.[1] : undefined;
}

/** One log line and one measurement for each answered request; health and metrics are only measured. */
export function registerRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    metrics.activeRequests.inc();
    onAnswerEnd(reply, () => metrics.activeRequests.dec());
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { isOperational, isStream } = request.routeOptions.config;
    if (!isStream) {
      metrics.requestSeconds.observe(
        { http_request_method: method, http_route: route, http_response_status_code: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    }
    if (isOperational) return;
    const line = { method, route, path: pathOf(request), status: reply.statusCode };
    request.log.info(
      { ...line, ms: Math.round(reply.elapsedTime * 10) / 10, traceId: findTraceId(request) },
      'answered',
    );
  });
}
