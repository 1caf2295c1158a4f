/** Number of entries that fit into a rank key. */
export const maxEntries = 2 ** 21;

/**
 * The rank of a hit is one number, so that comparing and selecting is fast; smaller is better. From the highest digit: match, whether
 * a language other than the preferred one matched (1 bit), type (4 bits), length of the name (7 bits), place of the entry in the default
 * order (21 bits). No two entries have the same rank, so pages never overlap.
 */
export const placeFactor = {
  length: maxEntries,
  type: maxEntries * 2 ** 7,
  language: maxEntries * 2 ** 11,
  match: maxEntries * 2 ** 12,
} as const;

export const maxRankedLength = 127;

/** How a text can match a name, best first. An alias with the same match ranks one lower, see `aliasMatch`. */
export const match = {
  exact: 0,
  prefix: 2,
  /**
   * The last word of the name. Characters are often called by it, so for them it ranks like the beginning of the name; otherwise like any
   * word.
   */
  lastWord: 4,
  wordPrefix: 5,
  /** Each word of the query is the beginning of a word, in any order. */
  words: 8,
  substring: 10,
  /** Each word of the query occurs somewhere. */
  wordParts: 12,
  /** Starts inside one word and ends in another, although the query has no gap: this is more often a coincidence than intended. */
  acrossWords: 21,
} as const;

/** The match of an alias that corresponds to `how` for a name. */
export const aliasMatch = (how: number): number => (how <= match.wordParts ? how + 1 : how);

const soundMatches: Record<number, number> = {
  [match.exact]: 7,
  [match.prefix]: 14,
  [match.lastWord]: 15,
  [match.wordPrefix]: 16,
  [match.words]: 17,
};

/** The match of a name's sound. Only a full sound ranks among written matches: partial ones are often coincidences. */
export const soundMatch = (how: number): number => soundMatches[how] ?? (how <= match.wordParts ? 18 : how);

/** The part of a name that is similar to the query. */
export const likeness = { name: 0, word: 1, prefix: 2, inside: 3 } as const;

const firstFuzzy = match.acrossWords - 2;

/** Rank of a match with typos: first fewer typos, then the larger part of the name. `edits` is at least 1. */
export function fuzzyMatch(edits: number, kind: number): number {
  const rank = firstFuzzy + (edits - 1) * 4 + kind;
  return rank < match.acrossWords ? rank : rank + 1;
}

/** Rank of a match of all words except one: after every match of all words, including those with typos. */
export const withoutOneWord = (how: number): number => how + 64;
