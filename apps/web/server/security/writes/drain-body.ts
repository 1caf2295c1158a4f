import type { IncomingMessage } from 'node:http';

/** Shorter than the server's own limit of a request, 30 seconds. */
const defaultTimeoutMs = 25_000;
/** Reading costs bandwidth; beyond this many at the same time, refused bodies are not read. */
const maxAtOnce = 16;

let draining = 0;

/**
 * Reads the rest of a refused body and drops it, for a limited time. Browsers read the answer only after they have sent their whole form.
 * If the connection ends earlier, they show a network error instead of the refusal.
 */
export function drainBody(request: IncomingMessage, timeoutMs = defaultTimeoutMs): Promise<void> {
  if (request.readableEnded || request.destroyed || draining >= maxAtOnce) return Promise.resolve();
  draining += 1;
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      request.off('end', finish).off('close', finish).off('error', finish);
      draining -= 1;
      resolve();
    };
    const timer = setTimeout(finish, timeoutMs).unref();
    request.once('end', finish).once('close', finish).once('error', finish).resume();
  });
}
