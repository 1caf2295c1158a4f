import { joint, space } from './fold-text';

/** A folded text without its gaps, as UTF-16 units, and where its words begin. */
export interface SearchableText {
  units: Uint16Array;
  /** 1 where a word, or a part of one behind an apostrophe, begins. */
  starts: Uint8Array;
}

/** @param limit in characters of NFKC, see name-limits */
export function normaliseText(text: string, limit: number): string {
  // A character of NFKC stems from at least a tenth of one; whatever lies behind cannot count, and may be megabytes.
  const normal = text.slice(0, limit * 10).normalize('NFKC');
  return normal.length <= limit ? normal : [...normal.slice(0, limit * 2)].slice(0, limit).join('');
}

export function toSearchableText(folded: string): SearchableText {
  const units = new Uint16Array(folded.length);
  const starts = new Uint8Array(folded.length);
  let length = 0;
  let begins = 1;
  for (let at = 0; at < folded.length; at += 1) {
    const isGap = folded[at] === space || folded[at] === joint;
    if (isGap) begins = 1;
    else {
      units[length] = folded.charCodeAt(at);
      starts[length] = begins;
      length += 1;
      begins = 0;
    }
  }
  return { units: units.subarray(0, length), starts: starts.subarray(0, length) };
}
