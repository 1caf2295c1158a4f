/** Chinese characters and kana: each has a meaning of its own, and there are no gaps between words. */
export const isIdeograph = (unit: number): boolean =>
  (unit >= 0x2e80 && unit <= 0x9fff) || (unit >= 0xf900 && unit <= 0xfaff) || (unit >= 0xd800 && unit <= 0xdfff);

/** A key of a Korean keyboard; two or three make a syllable. */
export const isHangulKey = (unit: number): boolean => unit >= 0x1100 && unit <= 0x11ff;

/** Scripts in which two units are enough for a search inside a word: ideographs, Hangul keys, Thai. */
export const isDense = (unit: number): boolean =>
  isIdeograph(unit) || isHangulKey(unit) || (unit >= 0x0e00 && unit <= 0x0e7f);
