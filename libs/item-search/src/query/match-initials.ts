import type { HitList } from '../ranking/hit-list';
import type { InitialsTable } from '../index/item-index-data';
import { match, soundMatch } from '../ranking/rank-key';
import type { SearchableText } from '../text/searchable-text';

const isFirstConsonant = (unit: number) => unit >= 0x1100 && unit <= 0x1112;
const isLatin = (unit: number) => unit >= 0x61 && unit <= 0x7a;
/** Too many names begin with the same two Latin letters. */
const leastLatinBeginning = 3;

/** Adds the entries whose syllables start with these letters: consonants of Hangul, or Latin letters of pinyin. */
export function matchInitials(table: InitialsTable, { units }: SearchableText, hits: HitList): void {
  if (units.length < 2) return;
  const isKorean = units.every(isFirstConsonant);
  if (!isKorean && !units.every(isLatin)) return;
  const takesBeginnings = isKorean || units.length >= leastLatinBeginning;
  const { starts, entries, sources } = table;
  for (let row = firstAtLeast(table, units); row < entries.length && compare(table, row, units) === 0; row += 1) {
    const length = starts[row + 1]! - starts[row]!;
    const isWhole = length === units.length;
    if (!isWhole && !takesBeginnings) return;
    hits.addInitials(entries[row]!, soundMatch(isWhole ? match.exact : match.prefix), length, sources[row]!);
  }
}

function firstAtLeast(table: InitialsTable, units: Uint16Array): number {
  let from = 0;
  let to = table.entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(table, middle, units) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns 0 if the key of the row starts with the units. */
function compare({ units: all, starts }: InitialsTable, row: number, units: Uint16Array): number {
  const from = starts[row]!;
  const length = starts[row + 1]! - from;
  for (let at = 0; at < units.length; at += 1) {
    if (at >= length) return -1;
    const difference = all[from + at]! - units[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
