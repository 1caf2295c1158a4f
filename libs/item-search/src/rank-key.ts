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

/** How a text can match a name, best first. An alias that matches in the same way ranks one behind, see `aliasMatch`. */
export const match = {
  exact: 0,
  prefix: 2,
  /** The last word of the name. As good as its beginning for a character, who is often called so, else as any word. */
  lastWord: 4,
  wordPrefix: 5,
  /** Each word of the query begins a word, in any order. */
  words: 8,
  substring: 10,
  /** Each word of the query is somewhere. */
  wordParts: 12,
  /** Begins inside of a word and ends in another, where the query has no gap: more often chance than meant. */
  acrossWords: 21,
} as const;

/** Match of an alias that is as good as `how` would be of a name. */
export const aliasMatch = (how: number): number => (how <= match.wordParts ? how + 1 : how);

const soundMatches: Record<number, number> = {
  [match.exact]: 7,
  [match.prefix]: 14,
  [match.lastWord]: 15,
  [match.wordPrefix]: 16,
  [match.words]: 17,
};

/** Match of how a name sounds. Only the whole of it ranks among matches of what is written: parts are often chance. */
export const soundMatch = (how: number): number => soundMatches[how] ?? (how <= match.wordParts ? 18 : how);

/** Where the part of a name lies that is like the query. */
export const likeness = { name: 0, word: 1, prefix: 2, inside: 3 } as const;

const firstFuzzy = match.acrossWords - 2;

/** Rank of a match with typos; fewer of them win, then the larger part of the name. `edits` is at least 1. */
export function fuzzyMatch(edits: number, kind: number): number {
  const rank = firstFuzzy + (edits - 1) * 4 + kind;
  return rank < match.acrossWords ? rank : rank + 1;
}

/** Rank of a match of all words but one: behind everything that has all words, typos included. */
export const withoutOneWord = (how: number): number => how + 64;
