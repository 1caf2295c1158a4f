import type { Language, NameLanguage } from '@starhaven/contracts/handbook';

/** One item for the index; its ordinal in the source list identifies it. */
export interface SearchEntry {
  game: number;
  /** See ItemType. */
  type: number;
  id: number;
  starType: number;
  names: Partial<Record<NameLanguage, string>>;
  /** Names that players use, in addition to the item's names, in any language. */
  aliases?: readonly string[];
}

export interface ItemQuery {
  text: string;
  /** The preferred language among equal matches; names of all languages match. */
  language: Language;
  game?: number;
  type?: number;
  /** An additional filter of the hits, by ordinal. */
  accepts?: (entry: number) => boolean;
  /** Starts at 0. */
  offset: number;
  limit: number;
}

/** The text that matched: the name in a language, or an alias in its original form. */
export type MatchedName = { language: NameLanguage } | { text: string };

export interface ItemHits {
  /** Ordinals of entries, best first. */
  entries: number[];
  /** For each entry, the best match; null if it matched by id or if the match is unknown. */
  matched: (MatchedName | null)[];
  /** Number of all hits. */
  total: number;
}
