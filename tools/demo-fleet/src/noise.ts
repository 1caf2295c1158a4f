import { createHash } from 'node:crypto';

/** A number from 0 to 1 that depends only on these words: the fleet is the same on every machine and at every start. */
export function seeded(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('\0')).digest().readUInt32BE(0) / 0xffffffff;
}

/** Smooth noise from −1 to 1 that changes within about `periodMs`. */
export function noise(seed: string, timeMs: number, periodMs: number): number {
  const at = timeMs / periodMs;
  const step = Math.floor(at);
  const [from, to] = [seeded(seed, step), seeded(seed, step + 1)];
  // A half cosine has no corners where two steps meet.
  const part = (1 - Math.cos((at - step) * Math.PI)) / 2;
  return (from + (to - from) * part) * 2 - 1;
}
