import type { FastifyInstance } from 'fastify';
import { onAnswerEnd } from './on-answer-end';
import { Refusal } from './errors/refusal';

/** The time to send the last bytes of the last answer before connections are cut. */
const flushMs = 100;

/**
 * Ends a closing server soon and gracefully: it refuses new requests on open connections in the envelope, finishes accepted requests, then
 * cuts idle connections. Node only cuts connections that had a request.
 */
export function registerDrain(app: FastifyInstance): void {
  let isClosing = false;
  let active = 0;
  const cutWhenQuiet = () => {
    if (!isClosing || active > 0) return;
    setTimeout(() => {
      if (active === 0) app.server.closeAllConnections();
    }, flushMs).unref();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    cutWhenQuiet();
  });
  app.addHook('onRequest', async (_, reply) => {
    active += 1;
    onAnswerEnd(reply, () => {
      active -= 1;
      cutWhenQuiet();
    });
    if (isClosing) throw new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds: 2 });
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
