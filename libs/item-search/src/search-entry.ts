import type { Language, NameLanguage } from '@starhaven/contracts';

/** What the index knows of one item; its ordinal in the list that the index was built from stands for it. */
export interface SearchEntry {
  game: number;
  /** See ItemType. */
  type: number;
  id: number;
  starType: number;
  names: Partial<Record<NameLanguage, string>>;
  /** What players call it beside its names, in any language. */
  aliases?: readonly string[];
}

export interface ItemQuery {
  text: string;
  /** Wins between equal matches; names of all languages match. */
  language: Language;
  game?: number;
  type?: number;
  /** From 0. */
  offset: number;
  limit: number;
}

/** What the text matched: the name in a language, or what the entry is also called, as it is written. */
export type MatchedName = { language: NameLanguage } | { text: string };

export interface ItemHits {
  /** Ordinals of entries, best first. */
  entries: number[];
  /** Beside each entry what matched best; null for its id and where nobody can tell. */
  matched: (MatchedName | null)[];
  /** Number of all hits. */
  total: number;
}
