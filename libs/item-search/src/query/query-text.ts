import { foldText, space } from '../text/fold-text';
import { maxQueryLength } from '../text/name-limits';
import type { SearchableText } from '../text/searchable-text';
import { normaliseText, toSearchableText } from '../text/searchable-text';

/** How many words of a query are used; more words would only make it slower. */
const maxQueryWords = 12;

export interface QueryText extends SearchableText {
  /** Without duplicates. */
  words: SearchableText[];
  /** The text if it is a number in the format of an id, otherwise null. */
  digits: string | null;
}

export function toQueryText(text: string): QueryText {
  return toQueryWords(foldText(normaliseText(text, maxQueryLength)));
}

/** The query without `count` of its words, in every combination; empty if no word remains, or if it has more than `most` words. */
export function withoutWords(text: string, count: number, most: number): QueryText[] {
  const words = foldText(normaliseText(text, maxQueryLength)).split(space);
  if (words.length <= count || words.length > most) return [];
  return leaveOut(words, count).map((left) => toQueryWords(left.join(space)));
}

function leaveOut(words: string[], count: number): string[][] {
  if (count === 0) return [words];
  return words.slice(0, words.length - count + 1).flatMap((_, first) => {
    const before = words.slice(0, first);
    return leaveOut(words.slice(first + 1), count - 1).map((after) => [...before, ...after]);
  });
}

function toQueryWords(folded: string): QueryText {
  const words = [...new Set(folded.split(space))].slice(0, maxQueryWords);
  return {
    ...toSearchableText(folded),
    words: words.map(toSearchableText),
    digits: /^[1-9]\d{0,14}$|^0$/.test(folded) ? folded : null,
  };
}
