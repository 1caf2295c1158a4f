/** Typos that a text of so many units may have. A person who types five letters rarely gets two of them wrong. */
export function allowedTypos(length: number, isIdeographic: boolean): number {
  if (isIdeographic) return length < 3 ? 0 : length < 6 ? 1 : 2;
  return length < 3 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3;
}

/** Within a longer text, where by chance more is like it. */
export function allowedTyposInside(length: number, isIdeographic: boolean): number {
  return isIdeographic ? allowedTypos(length, true) : Math.min(3, Math.floor(length / 5));
}
