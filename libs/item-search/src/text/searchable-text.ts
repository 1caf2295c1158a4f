import { joint, space } from './fold-text';

/** A folded text without its gaps, as UTF-16 units, with the positions where words begin. */
export interface SearchableText {
  units: Uint16Array;
  /** 1 where a word, or a part of a word after an apostrophe, begins. */
  starts: Uint8Array;
}

/** @param limit in characters of NFKC, see name-limits */
export function normaliseText(text: string, limit: number): string {
  // Ten characters make at least one of NFKC, so the rest is never used; it may be megabytes.
  const normal = text.slice(0, limit * 10).normalize('NFKC');
  return normal.length <= limit ? normal : [...normal.slice(0, limit * 2)].slice(0, limit).join('');
}

export function toSearchableText(folded: string): SearchableText {
  const units = new Uint16Array(folded.length);
  const starts = new Uint8Array(folded.length);
  const length = writeSearchable(folded, units, starts, 0);
  return { units: units.subarray(0, length), starts: starts.subarray(0, length) };
}

/** Writes units and word starts from `at` on; returns the end position. */
export function writeSearchable(folded: string, units: Uint16Array, starts: Uint8Array, at: number): number {
  let begins = 1;
  for (let index = 0; index < folded.length; index += 1) {
    const unit = folded.charCodeAt(index);
    if (unit === spaceUnit || unit === jointUnit) begins = 1;
    else {
      units[at] = unit;
      starts[at++] = begins;
      begins = 0;
    }
  }
  return at;
}

const spaceUnit = space.charCodeAt(0);
const jointUnit = joint.charCodeAt(0);
