import type { GramIndexData } from './gram-index';
import type { Grouped } from './grouped';
import type { TextTable } from './text-table';

/**
 * All data for a search: typed arrays over shared memory, so one thread can build it and others use it without a copy. Entries are
 * numbered in input order; equal folded names of any language and entry are stored as one name.
 */
export interface ItemIndexData {
  entries: EntryTable;
  names: NameTable;
  words: WordTable;
  initials: InitialsTable;
  /** Aliases, and the source texts of sounds. */
  texts: TextTable;
}

/** Initials of syllables, sorted: of Korean names from each word on, of Chinese names in Latin letters. */
export interface InitialsTable {
  units: Uint16Array;
  starts: Uint32Array;
  /** For each key, its entry and the text from which it comes. */
  entries: Uint32Array;
  sources: Uint32Array;
}

export interface EntryTable {
  count: number;
  games: Uint32Array;
  types: Uint32Array;
  /** The part of an entry's rank that does not depend on the query: its type, then its place in the default order. */
  ranks: Float64Array;
  /** Entries in the default order: type, descending rarity, id, game. */
  order: Uint32Array;
  /** Ids in ascending order, and the entry of each. */
  ids: Float64Array;
  entriesById: Uint32Array;
}

export interface NameTable {
  count: number;
  /** Names with this number or a higher one match only exactly: with typos, short aliases and sounds would match too many texts. */
  exactOnlyFrom: number;
  /** Units of all names; name n is `starts[n]` up to, but not including, `starts[n + 1]`. */
  units: Uint16Array;
  /** For each unit: 1 where a word begins. */
  wordStarts: Uint8Array;
  starts: Uint32Array;
  /** For each name, the entries that have it. */
  owners: Grouped;
  /** For each owner, the languages in which it has the name: one bit each in the order of `nameLanguages`, then the bits of `nameKind`. */
  ownerLanguages: Uint32Array;
  /** For each owner, the text from which the name comes, if it is not a name in a language. */
  ownerSources: Uint32Array;
  /** A posting is a name and, in its lowest bits, `postingFlags`. */
  grams: GramIndexData;
}

/** Words of alphabetic names, sorted by their units; used for typos and for words in another order. */
export interface WordTable {
  count: number;
  units: Uint16Array;
  starts: Uint32Array;
  /** A posting is the number of the word. */
  grams: GramIndexData;
  names: Grouped;
  /** Words of each name, and how many of them a reader sees (a word with an apostrophe is one word, but its parts are listed, too). */
  ofName: Grouped;
  shownCounts: Uint8Array;
}
