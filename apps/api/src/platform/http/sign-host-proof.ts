import { createHmac } from 'node:crypto';

/**
 * Shows a web server that this API holds the shared secret, without telling it: hex HMAC-SHA-256 of `host-proof:<challenge>`. The
 * prefix keeps a challenge from being anything else that is signed with the same secret.
 */
export function signHostProof(challenge: string, trustSecret: string): string {
  return createHmac('sha256', trustSecret).update(`host-proof:${challenge}`).digest('hex');
}
