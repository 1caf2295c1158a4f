import { createHmac } from 'node:crypto';

/** Carries the visitor's address from the web server to the API (docs/security.md#visitors-address). */
export const visitorAddressHeader = 'x-visitor-address';

/**
 * The header's value, `<address>;<hex HMAC-SHA-256 of the address under API_TRUST_SECRET>`. An empty address means that the web server
 * itself is the caller.
 */
export function signVisitorAddress(address: string, trustSecret: string): string {
  return `${address};${createHmac('sha256', trustSecret).update(address).digest('hex')}`;
}
