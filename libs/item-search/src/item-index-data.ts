import type { GramIndexData } from './gram-index';
import type { Grouped } from './grouped';
import type { TextTable } from './text-table';

/**
 * Everything a search reads: typed arrays over shared memory, so one thread can build it and others use it without a copy.
 * Entries are numbered as they came; equal folded names of any language and entry are one name.
 */
export interface ItemIndexData {
  entries: EntryTable;
  names: NameTable;
  words: WordTable;
  initials: InitialsTable;
  /** Aliases, and what sounds were read from. */
  texts: TextTable;
}

/** Initials of syllables, sorted: of Korean names from each word on, of Chinese ones in Latin letters. */
export interface InitialsTable {
  units: Uint16Array;
  starts: Uint32Array;
  /** Beside each key the entry that has it, and the text that it was read from. */
  entries: Uint32Array;
  sources: Uint32Array;
}

export interface EntryTable {
  count: number;
  games: Uint32Array;
  types: Uint32Array;
  /** The part of an entry's rank that no query changes: its type, then its place in the default order. */
  ranks: Float64Array;
  /** Entries in the default order: type, rarity downwards, id, game. */
  order: Uint32Array;
  /** Ids upwards, and the entry of each. */
  ids: Float64Array;
  entriesById: Uint32Array;
}

export interface NameTable {
  count: number;
  /** Names from here on are found as they are only: with typos, short aliases and sounds are like everything. */
  exactOnlyFrom: number;
  /** Units of all names; those of name n lie from `starts[n]` up to `starts[n + 1]`. */
  units: Uint16Array;
  /** Beside each unit 1 where a word begins. */
  wordStarts: Uint8Array;
  starts: Uint32Array;
  /** Entries that bear a name. */
  owners: Grouped;
  /** Beside each owner the languages in which it does, one bit each in the order of `nameLanguages`, then those of `nameKind`. */
  ownerLanguages: Uint32Array;
  /** Beside each owner the text that the name was made from, where it is no name of a language. */
  ownerSources: Uint32Array;
  /** A posting is a name and, in its lowest bits, `postingFlags`. */
  grams: GramIndexData;
}

/** Words of alphabetic names in order of their units, for typos and for words in another order. */
export interface WordTable {
  count: number;
  units: Uint16Array;
  starts: Uint32Array;
  /** A posting is the number of the word. */
  grams: GramIndexData;
  names: Grouped;
  /** Words of each name, and how many a reader sees (a word with an apostrophe is one, but listed by its parts too). */
  ofName: Grouped;
  shownCounts: Uint8Array;
}
