import { hkdfSync } from 'node:crypto';

/** Derives a 256-bit key for one purpose from a shared secret: one leaked key reveals no other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `starhaven ${purpose}`, 32));
}
