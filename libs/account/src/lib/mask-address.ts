const hidden = '•••';

/**
 * Returns an IP address with its middle hidden: the first and the last part stay (docs/behaviour/account.md#address-list). Other text, which
 * a host may send, is hidden except for its ends.
 */
export function maskAddress(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  const parts = address.split(separator);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 3) return address === '' ? '' : `${address.slice(0, 1)}${hidden}${address.slice(-1)}`;
  return [first, hidden, last].join(separator);
}
