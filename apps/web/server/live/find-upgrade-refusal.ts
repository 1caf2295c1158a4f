import type { IncomingMessage } from 'node:http';
import { agentSocketPath } from '@starhaven/contracts';

/** Path of the visitors' live socket. */
const liveSocketPath = '/socket.io/';

export type UpgradeRefusal = 'path' | 'transport' | 'origin';

/**
 * Why an upgrade does not go on to the API, or null. Only websockets of the two sockets do; a page of another site gets none of ours
 * (RELIABILITY F3), and no page at all gets that of the agents. Programs send no origin; the API judges them.
 */
export function findUpgradeRefusal(request: IncomingMessage, siteOrigins: ReadonlySet<string>): UpgradeRefusal | null {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  if (pathname !== liveSocketPath && pathname !== agentSocketPath) return 'path';
  if (searchParams.get('transport') !== 'websocket') return 'transport';
  const { origin } = request.headers;
  if (origin === undefined) return null;
  return pathname === liveSocketPath && siteOrigins.has(origin) ? null : 'origin';
}
