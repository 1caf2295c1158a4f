import { BlockList, isIP } from 'node:net';

/** Where clouds keep the credentials of a machine (RELIABILITY T13); nothing that plays a game is there. */
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');
// Alibaba Cloud and Oracle Cloud keep theirs outside of the link-local range.
forbidden.addAddress('100.100.100.200', 'ipv4');
forbidden.addAddress('192.0.0.192', 'ipv4');

const forbiddenNames = /^(?:metadata|metadata\.google\.internal|instance-data(?:\.ec2\.internal)?)\.?$/i;

/** True for a name that only ever means a cloud's metadata service. */
export const isForbiddenName = (hostname: string): boolean => forbiddenNames.test(hostname);

/**
 * True for an address that no request may go to. Loopback and private networks are allowed, because operators run game
 * servers beside the site. An IPv4 address inside IPv6 counts as itself.
 */
export function isForbiddenAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const family = isIP(bare);
  if (family === 0) return false;
  return forbidden.check(bare, family === 6 ? 'ipv6' : 'ipv4') || isForbiddenAddress(embeddedIpv4(bare) ?? '');
}

/** The IPv4 address inside a mapped (::ffff:0:0/96) or translated (64:ff9b::/96) one; null when there is none. */
function embeddedIpv4(address: string): string | null {
  const match = /^(?:::ffff:|64:ff9b::)(?:0:)?(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address);
  if (!match) return null;
  const [, dotted, high, low] = match;
  if (dotted !== undefined) return dotted;
  const [first, second] = [parseInt(high ?? '', 16), parseInt(low ?? '', 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
