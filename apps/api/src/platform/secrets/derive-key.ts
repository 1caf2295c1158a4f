import { hkdfSync } from 'node:crypto';

/** A key of 256 bits for one purpose, from a secret that serves several: who learns one key learns no other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `starhaven ${purpose}`, 32));
}
