import { timingSafeEqual } from 'node:crypto';

/** Compares a secret without telling by its duration where it differs. */
export function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
