import { postingFlags } from '../index/build-name-table';
import type { EditDistance } from './edit-distance';
import type { FuzzyHits } from './fuzzy-hits';
import { findGram, lowOf } from '../index/gram-index';
import { GrowingUint32 } from '../index/growing-array';
import type { NameTable } from '../index/item-index-data';
import { likeness } from '../ranking/rank-key';
import { isIdeograph } from '../text/scripts';
import type { SearchableText } from '../text/searchable-text';
import { allowedInText } from './typo-bounds';

/** Limits of one query: how many postings are read, rarest grams first, and how many names are compared. Together they limit its time. */
const maxPostings = 60_000;
const maxCompared = 600;

/** Finds names in which one piece is similar to the query: without gaps, in long words, in scripts without words. */
export class FuzzyNames {
  readonly #counts: Uint8Array;
  readonly #touched = new GrowingUint32();

  constructor(
    private readonly table: NameTable,
    private readonly distance: EditDistance,
  ) {
    this.#counts = new Uint8Array(table.count);
  }

  find({ units }: SearchableText, found: FuzzyHits): void {
    const bounds = allowedInText(units);
    // If words were found, only names that are at least as similar to the query are useful.
    const allowed = Math.min(bounds.whole, found.fewest);
    const allowedInside = Math.min(bounds.inside, allowed);
    if (allowed === 0) return;
    const chosen = this.#choose(this.#count(units, allowed));
    let left = chosen.names;
    const { starts, units: all } = this.table;
    for (let at = 0; at < this.#touched.length; at += 1) {
      const name = this.#touched.values[at]!;
      const count = this.#counts[name]!;
      this.#counts[name] = 0;
      if (count < chosen.count || (count === chosen.count && left-- <= 0)) continue;
      const from = starts[name]!;
      const to = starts[name + 1]!;
      // The most similar part is at least as similar as the whole, so most names need only one comparison.
      const inside = this.distance.inside(units, all, from, to, allowed);
      if (inside > allowed) continue;
      this.distance.compare(units, all, from, to, allowed);
      const { whole, prefix } = this.distance;
      if (whole <= allowed && whole > 0) found.add(name, whole, likeness.name);
      if (prefix <= allowedInside && prefix > 0) found.add(name, prefix, likeness.prefix);
      else if (inside <= allowedInside && inside > 0) found.add(name, inside, likeness.inside);
    }
  }

  /** Counts the grams that names share with the units. Returns the minimum number that a name must share. */
  #count(units: Uint16Array, allowed: number): number {
    const { grams, exactOnlyFrom } = this.table;
    const own = this.#gramsOf(units);
    const sizeOf = (gram: number) => grams.starts[gram + 1]! - grams.starts[gram]!;
    const known = own.filter((gram) => gram !== -1).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
    this.#touched.length = 0;
    let read = 0;
    let postings = 0;
    for (const gram of known) {
      postings += sizeOf(gram);
      if (postings > maxPostings && read > 0) break;
      read += 1;
      for (let at = grams.starts[gram]!; at < grams.starts[gram + 1]!; at += 1) {
        const name = grams.members[at]! >>> postingFlags.bits;
        if (name >= exactOnlyFrom) break;
        if (this.#counts[name] === 0) this.#touched.push(name);
        if (this.#counts[name]! < 255) this.#counts[name]! += 1;
      }
    }
    // A typo changes at most three grams; grams that no name contains already count as changed.
    return Math.max(1, own.length - 3 * allowed - (known.length - read));
  }

  /** The lowest count at which names are compared, and how many names with exactly that count are allowed. */
  #choose(least: number): { count: number; names: number } {
    const namesByCount = new Uint32Array(256);
    for (let at = 0; at < this.#touched.length; at += 1) namesByCount[this.#counts[this.#touched.values[at]!]!]! += 1;
    let left = maxCompared;
    let count = 255;
    while (count > least && namesByCount[count]! < left) left -= namesByCount[count--]!;
    return { count, names: left };
  }

  #gramsOf(units: Uint16Array): number[] {
    const { grams } = this.table;
    const found: number[] = [];
    const areFew = units.length <= 4;
    for (let at = 0; at < units.length; at += 1) {
      const unit = units[at]!;
      const low = lowOf(unit, units[at + 1] ?? 0);
      const isPair = isIdeograph(unit);
      if (isPair && areFew) found.push(findGram(grams, unit, 0));
      if (isPair ? at + 1 < units.length : at + 2 < units.length)
        found.push(findGram(grams, low, isPair ? 0 : units[at + 2]!));
    }
    return [...new Set(found.filter((gram) => gram !== -1)), ...found.filter((gram) => gram === -1)];
  }
}
