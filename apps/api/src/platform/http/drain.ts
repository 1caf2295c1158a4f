import type { FastifyInstance } from 'fastify';
import { onAnswerEnd } from './on-answer-end';
import { Refusal } from './refusal';

/** After the last answer its bytes get this long to leave before connections are cut. */
const flushMs = 100;

/**
 * Lets a closing server end soon and politely: new requests on open connections are refused in the envelope, accepted
 * ones finish, then connections that clients keep for later are cut. Node only cuts those that had a request.
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
