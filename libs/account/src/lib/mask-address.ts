// Asterisks and not bullets: a page that has only characters of Latin-1 takes half the memory while it is rendered.
const hidden = '***';

/**
 * Returns an IP address with its middle hidden: the first and the last part stay (docs/behaviour/account.md#address-list). If a host sends
 * other text, only its ends stay visible.
 */
export function maskAddress(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  const parts = address.split(separator);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 3) return address === '' ? '' : `${address.slice(0, 1)}${hidden}${address.slice(-1)}`;
  return [first, hidden, last].join(separator);
}
