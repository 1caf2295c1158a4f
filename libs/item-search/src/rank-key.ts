/** Entries that a rank key has room for. */
export const maxEntries = 2 ** 21;

/**
 * A hit's rank is one number, so that hits are compared and picked as numbers; smaller is better. From the highest digit: match,
 * whether another language than the preferred one matched (1 bit), type (4 bits), length of the name (7 bits), place of the
 * entry in the default order (21 bits). No two entries have the same rank, which keeps pages apart.
 */
export const placeFactor = {
  length: maxEntries,
  type: maxEntries * 2 ** 7,
  language: maxEntries * 2 ** 11,
  match: maxEntries * 2 ** 12,
} as const;

export const maxRankedLength = 127;

/** How a text can match, best first. */
export const match = {
  exact: 0,
  prefix: 1,
  wordPrefix: 2,
  /** Each word of the query begins a word, in any order. */
  words: 3,
  substring: 4,
  /** Each word of the query is somewhere. */
  wordParts: 5,
  /** Begins inside of a word and ends in another, where the query has no gap: more often chance than meant. */
  acrossWords: 8,
} as const;

/** Where the part of a name lies that is like the query. */
export const likeness = { name: 0, word: 1, prefix: 2, inside: 3 } as const;

/** Rank of a match with typos; fewer of them win, then the larger part of the name. `edits` is at least 1. */
export function fuzzyMatch(edits: number, kind: number): number {
  const rank = match.wordParts + 1 + (edits - 1) * 4 + kind;
  return rank < match.acrossWords ? rank : rank + 1;
}
