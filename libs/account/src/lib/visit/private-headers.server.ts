import { unsharedPage } from '@starhaven/ui-kit/server';

/**
 * Headers of a page whose address may hold a secret, such as the token of a mail: it is never cached, and its address is never sent to
 * another site (docs/security.md#secrets-in-logs-and-addresses). Under `no-referrer` browsers send forms with `Origin: null`, which the
 * origin guard refuses; `same-origin` hides the address from other sites as well.
 */
export const privateHeaders = { ...unsharedPage, 'Referrer-Policy': 'same-origin' };
