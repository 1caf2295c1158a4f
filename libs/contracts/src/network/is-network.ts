import * as v from 'valibot';

const isIpv4 = (text: string) => v.is(v.pipe(v.string(), v.ipv4()), text);
const isIpv6 = (text: string) => v.is(v.pipe(v.string(), v.ipv6()), text);

/** Whether a text is an IP address, or a network as address/prefix length, such as `10.0.0.0/8` or `fd00::/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = isIpv4(address) ? 32 : isIpv6(address) ? 128 : -1;
  if (rest.length > 0 || longest < 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}
