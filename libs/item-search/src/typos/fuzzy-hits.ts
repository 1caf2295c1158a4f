import { GrowingUint32 } from '../index/growing-array';
import type { HitList } from '../ranking/hit-list';
import { fuzzyMatch } from '../ranking/rank-key';

/** Names with typos. They are collected first, because names that are much less similar than the best one are dropped. */
export class FuzzyHits {
  readonly #names = new GrowingUint32();
  readonly #edits = new GrowingUint32();
  readonly #kinds = new GrowingUint32();
  #fewest = Infinity;

  /** Typos of the best name; infinite if there is none. */
  get fewest(): number {
    return this.#fewest;
  }

  clear(): void {
    this.#names.length = 0;
    this.#edits.length = 0;
    this.#kinds.length = 0;
    this.#fewest = Infinity;
  }

  /** @param kind a value of `likeness` */
  add(name: number, edits: number, kind: number): void {
    if (edits > this.#fewest + 1) return;
    this.#fewest = Math.min(this.#fewest, edits);
    this.#names.push(name);
    this.#edits.push(edits);
    this.#kinds.push(kind);
  }

  /**
   * A name in a language that is neither preferred nor English is not shown. It must be more similar to the query than every shown name,
   * otherwise the hit looks like an error.
   */
  addTo(hits: HitList): void {
    this.#add(hits, 'shown', Infinity);
    this.#add(hits, 'foreign', hits.bestShown);
  }

  #add(hits: HitList, whose: 'shown' | 'foreign', below: number): void {
    for (let at = 0; at < this.#names.length; at += 1) {
      const edits = this.#edits.values[at]!;
      if (edits > this.#fewest + 1) continue;
      const how = fuzzyMatch(edits, this.#kinds.values[at]!);
      if (how < below) hits.addName(this.#names.values[at]!, how, whose);
    }
  }
}
