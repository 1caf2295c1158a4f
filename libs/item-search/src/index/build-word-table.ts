import { joint, space } from '../text/fold-text';
import { GramIndexBuilder, lowOf } from './gram-index';
import { GrowingUint32 } from './growing-array';
import { groupMembers } from './grouped';
import type { WordTable } from './item-index-data';
import { isIdeograph } from '../text/scripts';
import { sharedUint16, sharedUint32, sharedUint8 } from './shared-array';

/** Longer "words" are names in scripts without gaps between words; the search over whole names finds those. */
export const maxWordLength = 32;

/** @param end names from this number on have no words */
export function buildWordTable(folded: string[], end: number): WordTable {
  const shownCounts = sharedUint8(folded.length);
  // Numbers in order of appearance, until all words are known and can be sorted.
  const seen = new Map<string, number>();
  const names = new GrowingUint32(folded.length);
  const words = new GrowingUint32(folded.length);
  folded.slice(0, end).forEach((name, number) => {
    const shown = name.split(space);
    shownCounts[number] = Math.min(shown.length, 255);
    const first = words.length;
    for (const word of name.includes(joint) ? shown.flatMap(withParts) : shown) {
      if (!isWord(word)) continue;
      let known = seen.get(word);
      if (known === undefined) seen.set(word, (known = seen.size));
      if (words.includes(known, first)) continue;
      names.push(number);
      words.push(known);
    }
  });
  const sorted = [...seen.keys()].sort();
  const places = new Uint32Array(sorted.length);
  // The words are the keys of this map, so each has a number.
  sorted.forEach((word, place) => (places[seen.get(word)!] = place));
  for (let at = 0; at < words.length; at += 1) words.values[at] = places[words.values[at]!]!;

  const units = sharedUint16(sorted.reduce((sum, word) => sum + word.length, 0));
  const starts = sharedUint32(sorted.length + 1);
  const grams = new GramIndexBuilder(0);
  let at = 0;
  sorted.forEach((word, number) => {
    for (let index = 0; index < word.length; index += 1) units[at + index] = word.charCodeAt(index);
    addGrams(grams, number, units.subarray(at, at + word.length));
    at += word.length;
    starts[number + 1] = at;
  });

  return {
    count: sorted.length,
    units,
    starts,
    grams: grams.finish(),
    names: groupMembers(sorted.length, words, names),
    ofName: groupMembers(folded.length, names, words),
    shownCounts,
  };
}

const isWord = (word: string) => word !== '' && word.length <= maxWordLength && !isIdeograph(word.charCodeAt(0));

function withParts(word: string): string[] {
  const parts = word.split(joint);
  return parts.length === 1 ? parts : [parts.join(''), ...parts.filter((part) => part.length > 2)];
}

/** Pairs of units, and the first unit as its own gram, because people rarely mistype it. */
function addGrams(grams: GramIndexBuilder, word: number, units: Uint16Array): void {
  grams.add(units[0]!, 0, word, 0);
  for (let at = 0; at + 1 < units.length; at += 1) grams.add(lowOf(units[at]!, units[at + 1]!), 0, word, 0);
}
