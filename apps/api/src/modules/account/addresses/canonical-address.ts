import { isIP, isIPv4 } from 'node:net';

/** Addresses that no visitor has: unspecified, broadcast and multicast ones. */
const noVisitor = /^(0\.|2[2-5]\d\.|::$|ff[\da-f]{2}:)/;

function canonicalIpv6(text: string): string {
  // URLs write IPv6 addresses in one form (RFC 5952).
  const address = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address);
  if (!mapped) return address;
  const bytes = mapped.slice(1).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/**
 * An IP address in the form that the lists store: IPv6 as in RFC 5952, IPv4 inside IPv6 as IPv4. null for anything that is not an
 * address of a visitor, such as names, networks and addresses with a zone.
 */
export function findCanonicalAddress(text: string): string | null {
  const trimmed = text.trim();
  if (isIP(trimmed) === 0 || trimmed.includes('%')) return null;
  const address = isIPv4(trimmed) ? trimmed : canonicalIpv6(trimmed);
  return noVisitor.test(address) ? null : address;
}
