import { isHangulKey, isIdeograph } from '../text/scripts';

/** How many typos a word of this length may have. In five letters people rarely make two mistakes. */
export function allowedInWord(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3;
}

/** How many typos a text may have compared with a whole name, and with a part of one, where coincidences are more frequent. */
export function allowedInText(units: Uint16Array): { whole: number; inside: number } {
  const { length } = units;
  if (units.some(isIdeograph)) {
    const allowed = length < 3 ? 0 : length < 6 ? 1 : 2;
    return { whole: allowed, inside: allowed };
  }
  // One missing or misplaced syllable consists of up to four keys.
  if (units.some(isHangulKey))
    return { whole: Math.min(5, Math.floor(length / 3)), inside: Math.min(3, Math.floor(length / 4)) };
  return { whole: allowedInWord(length), inside: Math.min(3, Math.floor(length / 5)) };
}
