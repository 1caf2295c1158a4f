import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { isEqualSecret } from './is-equal-secret';

/** Carries `<address>;<hex hmac-sha256 of the address under API_TRUST_SECRET>` from the web server (docs/security.md#visitors-address). */
export const visitorAddressHeader = 'x-visitor-address';

export type Visitor =
  /** Somebody at this address. */
  | {
      kind: 'address';
      address: string;
      /** The web server said so; otherwise it is the socket's. */
      isSigned: boolean;
    }
  /** The web server itself, on nobody's behalf. */
  | { kind: 'web-server' };

/** The header's value; an empty address says that the web server asks for itself. */
export function signVisitorAddress(address: string, secret: string): string {
  return `${address};${createHmac('sha256', secret).update(address).digest('hex')}`;
}

/** Who asks: what the header says when its signature is right, otherwise the address of the socket. */
export function findVisitor(header: string | string[] | undefined, socketAddress: string, secret: string): Visitor {
  const fallback: Visitor = { kind: 'address', address: socketAddress, isSigned: false };
  if (typeof header !== 'string' || header.length > 256) return fallback;
  const address = header.slice(0, Math.max(0, header.lastIndexOf(';')));
  if (!isEqualSecret(header, signVisitorAddress(address, secret))) return fallback;
  if (address === '') return { kind: 'web-server' };
  return isIP(address) ? { kind: 'address', address, isSigned: true } : fallback;
}

/** One household holds a whole IPv6 /64, so limits count that; an IPv4 address inside IPv6 counts as itself. */
export function limitKeyOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  // An embedded IPv4 tail takes two groups, none of them among the first four.
  const tailLength = tailGroups.length + (tailGroups.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailLength;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tailGroups];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
