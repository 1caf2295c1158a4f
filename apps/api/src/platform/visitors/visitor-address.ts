import { isIP } from 'node:net';
import { signVisitorAddress } from '@starhaven/node-kit/server';
import { isEqualSecret } from '../secrets/is-equal-secret';

export type Visitor =
  /** A visitor at this address. */
  | {
      kind: 'address';
      address: string;
      /** The web server signed the address; otherwise it is the socket's. */
      isSigned: boolean;
    }
  /** The web server itself, without a visitor. */
  | { kind: 'web-server' };

/** The caller: from the header when its signature is right, otherwise from the address of the socket. */
export function findVisitor(header: string | string[] | undefined, socketAddress: string, secret: string): Visitor {
  const fallback: Visitor = { kind: 'address', address: socketAddress, isSigned: false };
  if (typeof header !== 'string' || header.length > 256) return fallback;
  const address = header.slice(0, Math.max(0, header.lastIndexOf(';')));
  if (!isEqualSecret(header, signVisitorAddress(address, secret))) return fallback;
  if (address === '') return { kind: 'web-server' };
  return isIP(address) ? { kind: 'address', address, isSigned: true } : fallback;
}
