import { postingFlags } from './build-name-table';
import type { HitList } from './hit-list';
import type { NameTable } from './item-index-data';
import type { QueryText } from './query-text';
import { match } from './rank-key';
import type { RarestGram } from './rarest-gram';
import { rarestGram } from './rarest-gram';
import type { SearchableText } from './searchable-text';

/** Adds the entries with a name that has the text in one piece, gaps aside. */
export function matchInOnePiece(names: NameTable, text: SearchableText, hits: HitList): void {
  const rarest = rarestGram(names.grams, text.units);
  if (rarest === null) return;
  const { postings, gram, lengthOf } = listOf(names, rarest);
  for (let at = postings.from; at < postings.to; at += 1) {
    const posting = gram[at]!;
    const name = posting >>> postingFlags.bits;
    // A gram says of itself where it lies; only a longer text must be looked for.
    const how =
      text.units.length <= 3 ? howShort(posting, lengthOf(name) === text.units.length) : howLong(names, name, text);
    if (how !== -1) hits.addName(name, how);
  }
}

/** Adds the entries with a name that has all words of the query, in any order. */
export function matchInAnyOrder(names: NameTable, { words }: QueryText, hits: HitList): void {
  let rarest: RarestGram | null = null;
  for (const { units } of words) {
    const own = rarestGram(names.grams, units);
    if (own === null) return;
    if (rarest === null || own.postings < rarest.postings) rarest = own;
  }
  if (rarest === null) return;
  const { postings, gram } = listOf(names, rarest);
  for (let at = postings.from; at < postings.to; at += 1) {
    const name = gram[at]! >>> postingFlags.bits;
    let worst: number = match.words;
    for (const word of words) {
      const how = howLong(names, name, word);
      if (how === -1) worst = Infinity;
      else if (how > match.wordPrefix && worst === match.words) worst = match.wordParts;
      if (worst === Infinity) break;
    }
    if (worst !== Infinity) hits.addName(name, worst);
  }
}

function listOf({ grams, starts }: NameTable, { gram }: RarestGram) {
  return {
    gram: grams.members,
    postings: { from: grams.starts[gram]!, to: grams.starts[gram + 1]! },
    lengthOf: (name: number) => starts[name + 1]! - starts[name]!,
  };
}

function howShort(flags: number, isWhole: boolean): number {
  if (flags & postingFlags.beginsName) return isWhole ? match.exact : match.prefix;
  return flags & postingFlags.beginsWord ? match.wordPrefix : match.substring;
}

/** The best way in which the name has the text, -1 when it does not. */
function howLong({ units, wordStarts, starts }: NameTable, name: number, text: SearchableText): number {
  const wanted = text.units;
  const { length } = wanted;
  const from = starts[name]!;
  const to = starts[name + 1]!;
  const first = wanted[0]!;
  let best = -1;
  for (let at = from; at <= to - length; at += 1) {
    if (units[at] !== first) continue;
    let same = 1;
    while (same < length && units[at + same] === wanted[same]) same += 1;
    if (same < length) continue;
    if (at === from) return to - from === length ? match.exact : match.prefix;
    if (wordStarts[at] === 1) best = match.wordPrefix;
    else if (best === -1 || best === match.acrossWords)
      best = crossesWord(wordStarts, at, text) ? match.acrossWords : match.substring;
  }
  return best;
}

function crossesWord(wordStarts: Uint8Array, at: number, { starts }: SearchableText): boolean {
  for (let index = 1; index < starts.length; index += 1)
    if (wordStarts[at + index] === 1 && starts[index] === 0) return true;
  return false;
}
