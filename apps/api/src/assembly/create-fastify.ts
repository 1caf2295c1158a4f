import { closeAfterOffer, HttpRequest } from '@starhaven/node-kit/server';
import underPressure from '@fastify/under-pressure';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isHoldingWrites } from '../platform/database/copy/hold-writes';
import { answerClientError, answerFrameworkError } from '../platform/http/errors/error-answers';
import { registerJsonBodies } from '../platform/http/calls/json-bodies';
import { Refusal } from '../platform/http/errors/refusal';
import { limitHandlers } from '../platform/http/limit-handlers';
import { requestIdOf } from '../platform/http/request-id';
import '../platform/http/fastify-types';
import type { AppOptions } from './app-options';

const operationLimitMs = 600_000;

/** Sets the time-outs and limits of the server (docs/security.md#http-limits). */
export function createFastify({ config, services }: AppOptions): FastifyInstance {
  const app = fastify({
    // Fastify's type of a logger lacks members that pino has.
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // The time in which a request with its body must arrive: an upload of a picture may take as long as the web server allows.
    requestTimeout: 30_000,
    // Closes a connection on which no byte moved for this long, for example when the client does not read its answer.
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 15_000,
    bodyLimit: 64 * 1024,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    // Fastify's answer while closing is not in the envelope; registerDrain gives one that is.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // How often Node looks for requests over a time limit. Its default of 30 seconds would double every limit.
    http: { IncomingMessage: HttpRequest, connectionsCheckingInterval: 5000, headersTimeout: 10_000 },
  });
  app.addHook('onRequest', async ({ method, routeOptions, raw }, reply) => {
    closeAfterOffer(raw, reply.raw);
    // A backup sends no byte for minutes; its route has its own limit. Injected requests have no timer.
    const isOperation = routeOptions.config.isOperational && method === 'POST' && 'setTimeout' in raw.socket;
    if (isOperation) raw.socket.setTimeout(operationLimitMs);
  });
  limitHandlers(app);
  registerJsonBodies(app);
  app.decorate('isProduction', config.isProduction);
  app.decorate('extensions', new Set<string>());
  app.decorate('isDiskLow', () => services.freeSpace.isLow());
  app.decorate('isHoldingWrites', () => isHoldingWrites(services.database));
  return app;
}

/**
 * Refuses new requests while the event loop is delayed by more than the limit, so that running requests can finish. under-pressure reports
 * an endless delay for a sample with fewer than two turns of the event loop. So a sample is twice as long as the limit: with fewer than two
 * turns in that time, one of them took longer than the limit.
 */
export async function registerShedding(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: Math.max(500, 2 * maxEventLoopDelayMs),
    pressureHandler: async (request) => {
      if (request.routeOptions.config.isOperational) return;
      throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 5 });
    },
  });
}
