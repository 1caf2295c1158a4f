import { timingSafeEqual } from 'node:crypto';

/** Compares a secret in constant time, so that the duration does not reveal where the values differ. */
export function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
