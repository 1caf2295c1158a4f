import { isHangulKey, isIdeograph } from './scripts';

/** Typos that a word of so many letters may have. A person who types five letters rarely gets two of them wrong. */
export function allowedInWord(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3;
}

/** Typos that a text may have beside a whole name, and beside a part of one, where by chance more is like it. */
export function allowedInText(units: Uint16Array): { whole: number; inside: number } {
  const { length } = units;
  if (units.some(isIdeograph)) {
    const allowed = length < 3 ? 0 : length < 6 ? 1 : 2;
    return { whole: allowed, inside: allowed };
  }
  // One syllable that is missing or in the wrong place is up to four keys.
  if (units.some(isHangulKey))
    return { whole: Math.min(5, Math.floor(length / 3)), inside: Math.min(3, Math.floor(length / 4)) };
  return { whole: allowedInWord(length), inside: Math.min(3, Math.floor(length / 5)) };
}
