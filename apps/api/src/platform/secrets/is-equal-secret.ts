import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that reveals neither content nor length. */
export function isEqualSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
