import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { isEqualSecret } from '../secrets/is-equal-secret';

/** Carries `<address>;<hex hmac-sha256 of the address under API_TRUST_SECRET>` from the web server (docs/security.md#visitors-address). */
export const visitorAddressHeader = 'x-visitor-address';

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

/** The header's value; an empty address means that the web server itself is the caller. */
export function signVisitorAddress(address: string, secret: string): string {
  return `${address};${createHmac('sha256', secret).update(address).digest('hex')}`;
}

/** The caller: from the header when its signature is right, otherwise from the address of the socket. */
export function findVisitor(header: string | string[] | undefined, socketAddress: string, secret: string): Visitor {
  const fallback: Visitor = { kind: 'address', address: socketAddress, isSigned: false };
  if (typeof header !== 'string' || header.length > 256) return fallback;
  const address = header.slice(0, Math.max(0, header.lastIndexOf(';')));
  if (!isEqualSecret(header, signVisitorAddress(address, secret))) return fallback;
  if (address === '') return { kind: 'web-server' };
  return isIP(address) ? { kind: 'address', address, isSigned: true } : fallback;
}
