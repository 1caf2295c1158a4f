import type { EditDistance } from './edit-distance';
import type { FuzzyHits } from './fuzzy-hits';
import { findGram, lowOf } from '../index/gram-index';
import { GrowingUint32 } from '../index/growing-array';
import type { WordTable } from '../index/item-index-data';
import { maxWordLength } from '../index/build-word-table';
import type { QueryText } from '../query/query-text';
import { likeness } from '../ranking/rank-key';
import { allowedInWord } from './typo-bounds';

const none = 255;
/** Similarity of an index word to a query word: typos * 2, plus 1 if the query word is similar only to its beginning. */
const likenessOf = (edits: number, isPrefix: boolean) => edits * 2 + (isPrefix ? 1 : 0);
const maxWords = 6;

interface LikeWords {
  words: GrowingUint32;
  likeness: Uint8Array;
}

/** Finds names whose words are similar to the words of the query, in any order. */
export class FuzzyWords {
  readonly #counts: Uint8Array;
  readonly #touched = new GrowingUint32();
  readonly #likeWords: LikeWords[] = [];

  constructor(
    private readonly table: WordTable,
    private readonly distance: EditDistance,
  ) {
    this.#counts = new Uint8Array(table.count);
  }

  find(query: QueryText, found: FuzzyHits): void {
    const { words } = query;
    if (words.length > maxWords || words.some(({ units }) => units.length > maxWordLength)) return;
    const lists = words.map(({ units }, index) => this.#findWords(units, index));
    const driver = lists.reduce((best, list) => (this.#namesOf(list) < this.#namesOf(best) ? list : best));
    const allowed = allowedInWord(query.units.length);
    if (lists.every((list) => list.words.length > 0))
      for (let at = 0; at < driver.words.length; at += 1) this.#addNames(driver, at, lists, allowed, found);
    for (const { words: like, likeness: values } of lists) {
      for (let at = 0; at < like.length; at += 1) values[like.values[at]!] = none;
      like.length = 0;
    }
  }

  #addNames(driver: LikeWords, at: number, lists: LikeWords[], allowed: number, found: FuzzyHits): void {
    const { names, ofName, shownCounts } = this.table;
    const word = driver.words.values[at]!;
    for (let index = names.starts[word]!; index < names.starts[word + 1]!; index += 1) {
      const name = names.members[index]!;
      let edits = 0;
      let isPrefix = false;
      for (const { likeness: values } of lists) {
        let best = none;
        for (let own = ofName.starts[name]!; own < ofName.starts[name + 1]!; own += 1)
          best = Math.min(best, values[ofName.members[own]!]!);
        edits = best === none ? none : edits + (best >> 1);
        isPrefix ||= (best & 1) === 1;
        if (edits > allowed) break;
      }
      // Matches without typos were already found before.
      if (edits === 0 || edits > allowed) continue;
      const isName = !isPrefix && shownCounts[name] === lists.length;
      found.add(name, edits, isName ? likeness.name : isPrefix ? likeness.prefix : likeness.word);
    }
  }

  #namesOf({ words }: LikeWords): number {
    const { starts } = this.table.names;
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words.values[at]!;
      sum += starts[word + 1]! - starts[word]!;
    }
    return sum;
  }

  #findWords(units: Uint16Array, index: number): LikeWords {
    const list = (this.#likeWords[index] ??= {
      words: new GrowingUint32(),
      likeness: new Uint8Array(this.table.count).fill(none),
    });
    this.#addBeginnings(units, list);
    const allowed = allowedInWord(units.length);
    if (allowed > 0) this.#addLike(units, allowed, list);
    return list;
  }

  #add(list: LikeWords, word: number, value: number): void {
    if (list.likeness[word] === none) list.words.push(word);
    if (value < list.likeness[word]!) list.likeness[word] = value;
  }

  /** The words are sorted, so words that begin with the same units are neighbours. */
  #addBeginnings(units: Uint16Array, list: LikeWords): void {
    const { starts, count } = this.table;
    for (let word = this.#firstAtLeast(units); word < count && this.#compare(word, units) === 0; word += 1)
      this.#add(list, word, likenessOf(0, starts[word + 1]! - starts[word]! > units.length));
  }

  #firstAtLeast(units: Uint16Array): number {
    let from = 0;
    let to = this.table.count;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(middle, units) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Returns 0 if the word begins with the units. */
  #compare(word: number, units: Uint16Array): number {
    const { units: all, starts } = this.table;
    const from = starts[word]!;
    const length = starts[word + 1]! - from;
    for (let at = 0; at < units.length; at += 1) {
      if (at >= length) return -1;
      const difference = all[from + at]! - units[at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #addLike(units: Uint16Array, allowed: number, list: LikeWords): void {
    const { units: all, starts } = this.table;
    this.#count(units);
    const { length } = units;
    const forPrefix = Math.max(2, length - 2 * allowed);
    for (let at = 0; at < this.#touched.length; at += 1) {
      const word = this.#touched.values[at]!;
      const count = this.#counts[word]!;
      this.#counts[word] = 0;
      const from = starts[word]!;
      const to = starts[word + 1]!;
      const missing = Math.abs(to - from - length);
      // A wrong, missing or added letter changes two of the grams; a swap changes three, but not the length.
      const forWord = missing > allowed ? Infinity : length - 2 * missing - 3 * (allowed - missing);
      if (count < forWord && (count < forPrefix || to - from < length - allowed)) continue;
      this.distance.compare(units, all, from, to, allowed);
      const { whole, prefix } = this.distance;
      if (whole <= allowed) this.#add(list, word, likenessOf(whole, false));
      if (prefix <= allowed && length > 3) this.#add(list, word, likenessOf(prefix, true));
    }
  }

  #count(units: Uint16Array): void {
    const { grams } = this.table;
    this.#touched.length = 0;
    for (let at = -1; at + 1 < units.length; at += 1) {
      const low = at === -1 ? units[0]! : lowOf(units[at]!, units[at + 1]!);
      const gram = findGram(grams, low, 0);
      if (gram === -1) continue;
      for (let index = grams.starts[gram]!; index < grams.starts[gram + 1]!; index += 1) {
        const word = grams.members[index]!;
        if (this.#counts[word]! === 0) this.#touched.push(word);
        this.#counts[word]! += 1;
      }
    }
  }
}
