import type { IncomingMessage } from 'node:http';
import { agentSocketPath } from '@starhaven/contracts';

/** Path of the visitors' live socket. */
const liveSocketPath = '/socket.io/';

export type UpgradeRefusal = 'address' | 'path' | 'transport' | 'origin';

/**
 * Why an upgrade does not go on to the API, or null. Only websockets of the two sockets do; a page of another site gets none of ours
 * (docs/security.md#origin-of-sockets), and no page at all gets that of the agents. Programs send no origin; the API judges them.
 */
export function findUpgradeRefusal(request: IncomingMessage, siteOrigins: ReadonlySet<string>): UpgradeRefusal | null {
  const address = request.url ?? '/';
  // Node passes on whatever stands in the request line, such as `//`.
  if (!URL.canParse(address, 'http://site')) return 'address';
  const [pathname, query] = address.split('?', 2);
  if (pathname !== liveSocketPath && pathname !== agentSocketPath) return 'path';
  if (new URLSearchParams(query).get('transport') !== 'websocket') return 'transport';
  const { origin } = request.headers;
  if (origin === undefined) return null;
  return pathname === liveSocketPath && siteOrigins.has(origin) ? null : 'origin';
}
