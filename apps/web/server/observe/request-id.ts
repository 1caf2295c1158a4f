import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The request id from the proxy if it is well-formed, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
