import { BlockList, isIP } from 'node:net';

/** Addresses at which clouds serve the credentials of a machine (docs/security.md#game-server-commands); no game server uses them. */
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');
forbidden.addAddress('fd20:ce::254', 'ipv6');
// Alibaba Cloud and Oracle Cloud use addresses outside of the link-local range.
forbidden.addAddress('100.100.100.200', 'ipv4');
forbidden.addAddress('192.0.0.192', 'ipv4');

const forbiddenNames = /^(?:metadata|metadata\.google\.internal|instance-data(?:\.ec2\.internal)?)\.?$/i;

/** True for a name that always means a cloud's metadata service. */
export const isForbiddenName = (hostname: string): boolean => forbiddenNames.test(hostname);

/**
 * True for an address that requests must not go to. Loopback and private networks are allowed, because operators run game servers next to
 * the site. An IPv4 address inside IPv6 counts as IPv4.
 */
export function isForbiddenAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const family = isIP(bare);
  if (family === 0) return false;
  return forbidden.check(bare, family === 6 ? 'ipv6' : 'ipv4') || isForbiddenAddress(embeddedIpv4(bare) ?? '');
}

/**
 * The IPv4 address inside a mapped (::ffff:0:0/96), compatible (::/96), translated (64:ff9b::/96, 64:ff9b:1::/48) or 6to4
 * (2002::/16) one; null when there is none.
 */
function embeddedIpv4(address: string): string | null {
  if (isIP(address) !== 6) return null;
  const words = wordsOf(address);
  const startsWith = (...prefix: number[]) => prefix.every((word, index) => words[index] === word);
  const ipv4At = (index: number) =>
    [words[index] ?? 0, words[index + 1] ?? 0].flatMap((word) => [word >> 8, word & 255]).join('.');
  if (startsWith(0x2002)) return ipv4At(1);
  const prefixes = [
    [0, 0, 0, 0, 0, 0xffff],
    [0, 0, 0, 0, 0xffff, 0],
    [0, 0, 0, 0, 0, 0],
    [0x64, 0xff9b, 0, 0, 0, 0],
    [0x64, 0xff9b, 1],
  ];
  return prefixes.some((prefix) => startsWith(...prefix)) ? ipv4At(6) : null;
}

/** The eight 16-bit words of an IPv6 address. */
function wordsOf(address: string): number[] {
  const parse = (text: string) =>
    text
      .split(':')
      .filter((part) => part !== '')
      .flatMap((part) => {
        if (!part.includes('.')) return [parseInt(part, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
        return [(a << 8) | b, (c << 8) | d];
      });
  const [head = [], end = []] = address.split('::').map(parse);
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - end.length)).fill(0), ...end];
}
