import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not on the internet (RFC 6890), and multicast. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
// IPv6 networks that contain IPv4 addresses (Teredo, 6to4), and those for documentation.
closed.addSubnet('2001::', 23, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');
closed.addSubnet('3fff::', 20, 'ipv6');

/** The allocated part of IPv6; mapped and translated addresses are outside of it. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** True for an address on the internet; false for this machine, private and reserved networks, and a text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
