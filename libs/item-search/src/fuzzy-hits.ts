import { GrowingUint32 } from './growing-array';
import type { HitList } from './hit-list';
import { fuzzyMatch } from './rank-key';

/** Names with typos, gathered before any counts: what is much less like the query than the best one is left out. */
export class FuzzyHits {
  readonly #names = new GrowingUint32();
  readonly #edits = new GrowingUint32();
  readonly #kinds = new GrowingUint32();
  #fewest = Infinity;

  /** Typos of the best one; infinite when there is none. */
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

  addTo(hits: HitList): void {
    for (let at = 0; at < this.#names.length; at += 1) {
      const edits = this.#edits.values[at]!;
      if (edits <= this.#fewest + 1) hits.addName(this.#names.values[at]!, fuzzyMatch(edits, this.#kinds.values[at]!));
    }
  }
}
