import type { IncomingMessage } from 'node:http';
import { agentSocketPath } from '@starhaven/contracts/agent';

/** Path of the visitors' live socket. */
const liveSocketPath = '/socket.io/';

export type UpgradeRefusal = 'address' | 'path' | 'transport' | 'origin';

/**
 * Why an upgrade is not forwarded to the API, or null. Only websockets for our two sockets are forwarded. Pages of other sites are refused
 * (docs/security.md#origin-of-sockets), and the agents' socket refuses all pages. Programs send no origin; the API checks them.
 */
export function findUpgradeRefusal(request: IncomingMessage, siteOrigins: ReadonlySet<string>): UpgradeRefusal | null {
  const address = request.url ?? '/';
  // Node does not check the target of the request line; it may be `//`.
  if (!URL.canParse(address, 'http://site')) return 'address';
  const [pathname, query] = address.split('?', 2);
  if (pathname !== liveSocketPath && pathname !== agentSocketPath) return 'path';
  if (new URLSearchParams(query).get('transport') !== 'websocket') return 'transport';
  const { origin } = request.headers;
  if (origin === undefined) return null;
  return pathname === liveSocketPath && siteOrigins.has(origin) ? null : 'origin';
}
