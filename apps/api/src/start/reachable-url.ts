import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address under which programs on this machine reach a server that listens. */
export function reachableUrl(server: Server): string {
  // A server that listens on a port has an address of this type.
  const { address, port, family } = server.address() as AddressInfo;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
