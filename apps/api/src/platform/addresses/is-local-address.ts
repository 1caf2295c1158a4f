import { BlockList, isIP } from 'node:net';

const local = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  local.addSubnet(network, bits, 'ipv4');
}
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** True for this machine and for private networks; an IPv4-mapped IPv6 address counts as its IPv4 address. */
export function isLocalAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  return isIP(bare) !== 0 && local.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

/** True for a site that only this machine or a private network can reach, by its URL. */
export function isLocalSite(siteUrl: string): boolean {
  const hostname = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return /(^|\.)(localhost|local|lan|internal)$/.test(hostname) || isLocalAddress(hostname);
}
