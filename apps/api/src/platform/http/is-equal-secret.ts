import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells neither the content nor the length. */
export function isEqualSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
