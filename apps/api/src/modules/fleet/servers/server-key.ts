import { createHash, randomBytes } from 'node:crypto';

/** A new key of a game server's agent: 256 random bits, shown once. */
export function newServerKey(): string {
  return `shk_${randomBytes(32).toString('base64url')}`;
}

/** The stored hash of a key: SHA-256, hex. A slow hash would add nothing to 256 bits. */
export function hashServerKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
