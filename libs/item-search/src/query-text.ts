import { foldText, space } from './fold-text';
import { maxQueryLength } from './name-limits';
import type { SearchableText } from './searchable-text';
import { normaliseText, toSearchableText } from './searchable-text';

/** Words of a query that count; more only make it slower. */
const maxQueryWords = 12;

export interface QueryText extends SearchableText {
  /** Without repetitions. */
  words: SearchableText[];
  /** The text is a number as an id is written, else null. */
  digits: string | null;
}

export function toQueryText(text: string): QueryText {
  return toQueryWords(foldText(normaliseText(text, maxQueryLength)));
}

/** The query without `count` of its words, in each way to leave them out; empty when none is left, or it has more than `most`. */
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
