/**
 * Whether the visitor came from a page of ours or typed the address. On plain http, as in a local network, browsers omit the header; a
 * missing header is therefore accepted.
 */
export function isFromHere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
