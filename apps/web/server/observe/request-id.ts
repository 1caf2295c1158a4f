import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id a proxy gave the request if it looks like one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
