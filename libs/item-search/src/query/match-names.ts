import { postingFlags } from '../index/build-name-table';
import type { HitList } from '../ranking/hit-list';
import type { NameTable } from '../index/item-index-data';
import type { QueryText } from './query-text';
import { match } from '../ranking/rank-key';
import { rarestGram } from './rarest-gram';
import type { SearchableText } from '../text/searchable-text';

/** Adds the entries with a name that contains the text in one piece, ignoring gaps. */
export function matchInOnePiece(names: NameTable, text: SearchableText, hits: HitList): void {
  const rarest = rarestGram(names.grams, text.units);
  if (rarest === null) return;
  const { grams, starts } = names;
  const { length } = text.units;
  const hasGap = text.starts.includes(1, 1);
  for (let at = grams.starts[rarest.gram]!; at < grams.starts[rarest.gram + 1]!; at += 1) {
    const posting = grams.members[at]!;
    const name = posting >>> postingFlags.bits;
    // The posting of a gram already contains its position; only a longer text needs a search in the name.
    const isWhole = starts[name + 1]! - starts[name]! === length;
    const how = length <= 3 ? howShort(posting, isWhole, hasGap) : howLong(names, name, text);
    if (how !== -1)
      hits.addName(name, how === match.wordPrefix && isLastWord(names, name, text) ? match.lastWord : how);
  }
}

/** Adds the entries with a name that contains all words of the query, in any order. */
export function matchInAnyOrder(names: NameTable, { words }: QueryText, hits: HitList): void {
  const { starts, members } = names.grams;
  const lists: WordList[] = [];
  for (const word of words) {
    const rarest = rarestGram(names.grams, word.units);
    if (rarest === null) return;
    lists.push({ word, size: rarest.postings, at: starts[rarest.gram]!, end: starts[rarest.gram + 1]! });
  }
  lists.sort((a, b) => a.size - b.size);
  const [driver, ...others] = lists;
  if (driver === undefined) return;
  for (let at = driver.at; at < driver.end; at += 1) {
    const name = members[at]! >>> postingFlags.bits;
    let how = howWord(names, name, driver.word, members[at]!);
    for (const list of others) {
      if (how === -1) break;
      // Postings are sorted by name, so each list is read once.
      list.at = firstFrom(members, list.at, list.end, (name << postingFlags.bits) >>> 0);
      if (list.at === list.end) return;
      const posting = members[list.at]!;
      const own = posting >>> postingFlags.bits === name ? howWord(names, name, list.word, posting) : -1;
      how = own === -1 ? -1 : Math.max(how, own);
    }
    if (how !== -1) hits.addName(name, how);
  }
}

interface WordList {
  word: SearchableText;
  size: number;
  at: number;
  end: number;
}

/** The first position from `at` on whose value is at least `value`; the step doubles each time. */
function firstFrom(sorted: Uint32Array, at: number, end: number, value: number): number {
  let step = 1;
  let from = at;
  while (from + step < end && sorted[from + step]! < value) {
    from += step;
    step *= 2;
  }
  let to = Math.min(from + step, end);
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** How the name contains a word of the query; -1 if it does not. */
function howWord(names: NameTable, name: number, word: SearchableText, posting: number): number {
  const how = word.units.length <= 3 ? howShort(posting, false, false) : howLong(names, name, word);
  if (how === -1) return -1;
  return how <= match.wordPrefix ? match.words : match.wordParts;
}

function howShort(flags: number, isWhole: boolean, hasGap: boolean): number {
  if (flags & postingFlags.beginsName) return isWhole ? match.exact : match.prefix;
  if (flags & postingFlags.beginsWord) return match.wordPrefix;
  return flags & postingFlags.withinWord || hasGap ? match.substring : match.acrossWords;
}

/** Whether the name ends with the text and the text starts at the beginning of a word. */
function isLastWord({ units, wordStarts, starts }: NameTable, name: number, text: SearchableText): boolean {
  const { length } = text.units;
  const from = starts[name + 1]! - length;
  if (from < starts[name]! || wordStarts[from] !== 1) return false;
  for (let at = 0; at < length; at += 1) if (units[from + at] !== text.units[at]) return false;
  return true;
}

/** The best match of the text in the name; -1 if there is none. */
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
