import { GrowingUint32 } from './growing-array';
import type { Grouped } from './grouped';
import { groupMembers } from './grouped';
import { sharedUint16, sharedUint32 } from './shared-array';

/**
 * Where grams (one to three UTF-16 units) occur. Units are never 0, so a gram of two units ends with a 0. The table uses open addressing
 * over `low` (first two units) and `high` (third); it contains gram + 1, and 0 for an empty slot.
 */
export interface GramIndexData extends Grouped {
  table: Uint32Array;
  low: Uint32Array;
  high: Uint16Array;
}

export const lowOf = (first: number, second: number): number => (first | (second << 16)) >>> 0;

const slotOf = (low: number, high: number, mask: number): number => {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
};

/** Number of the gram; -1 if it does not occur. */
export function findGram({ table, low, high }: GramIndexData, wantedLow: number, wantedHigh: number): number {
  const mask = table.length - 1;
  for (let slot = slotOf(wantedLow, wantedHigh, mask); ; slot = (slot + 1) & mask) {
    const gram = table[slot]! - 1;
    if (gram === -1 || (low[gram] === wantedLow && high[gram] === wantedHigh)) return gram;
  }
}

/** Collects grams of texts in ascending order. A text that contains a gram twice is listed once, with both flags. */
export class GramIndexBuilder {
  #table = new Uint32Array(1 << 16);
  #low = new GrowingUint32();
  #high = new GrowingUint32();
  #latest = new GrowingUint32();
  #grams = new GrowingUint32(1 << 16);
  #postings = new GrowingUint32(1 << 16);

  /** @param flagBits number of low bits of a posting that are flags; the other bits are the text */
  constructor(private readonly flagBits: number) {}

  add(low: number, high: number, text: number, flags: number): void {
    const gram = this.#require(low, high);
    const latest = this.#latest.values[gram]!;
    const posting = ((text << this.flagBits) | flags) >>> 0;
    if (latest > 0 && this.#postings.values[latest - 1]! >>> this.flagBits === text)
      this.#postings.values[latest - 1]! |= flags;
    else {
      this.#grams.push(gram);
      this.#postings.push(posting);
      this.#latest.values[gram] = this.#postings.length;
    }
  }

  finish(): GramIndexData {
    const count = this.#low.length;
    const low = sharedUint32(count);
    const high = sharedUint16(count);
    const table = sharedUint32(this.#table.length);
    low.set(this.#low.values.subarray(0, count));
    high.set(this.#high.values.subarray(0, count));
    table.set(this.#table);
    return { table, low, high, ...groupMembers(count, this.#grams, this.#postings) };
  }

  #require(low: number, high: number): number {
    const mask = this.#table.length - 1;
    let slot = slotOf(low, high, mask);
    for (; this.#table[slot] !== 0; slot = (slot + 1) & mask) {
      const gram = this.#table[slot]! - 1;
      if (this.#low.values[gram] === low && this.#high.values[gram] === high) return gram;
    }
    const gram = this.#low.length;
    this.#low.push(low);
    this.#high.push(high);
    this.#latest.push(0);
    this.#table[slot] = gram + 1;
    if (gram * 2 > this.#table.length) this.#grow();
    return gram;
  }

  #grow(): void {
    const table = new Uint32Array(this.#table.length * 2);
    const mask = table.length - 1;
    for (let gram = 0; gram < this.#low.length; gram += 1) {
      let slot = slotOf(this.#low.values[gram]!, this.#high.values[gram]!, mask);
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = gram + 1;
    }
    this.#table = table;
  }
}
