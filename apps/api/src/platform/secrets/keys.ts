import { createHash, randomBytes } from 'node:crypto';

/** A random key of 256 bits that nobody can guess, as base64url text. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a random key: SHA-256, hex. A slow hash would add nothing to 256 bits. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
