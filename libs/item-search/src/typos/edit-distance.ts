const maxPattern = 256;

/**
 * Counts typos between a pattern and texts: inserted, missing, wrong and swapped neighbouring units (optimal string alignment), only up to
 * a bound. Reuses its rows for the next text.
 */
export class EditDistance {
  /**
   * Typos between the pattern and the whole text, and between the pattern and the most similar beginning of the text; bound + 1 if more.
   */
  whole = 0;
  prefix = 0;

  #previous = new Uint8Array(maxPattern + 2);
  #current = new Uint8Array(maxPattern + 2);
  #next = new Uint8Array(maxPattern + 2);

  /** Sets `whole` and `prefix` for the units of the text from `from` up to `to`. */
  compare(pattern: Uint16Array, text: Uint16Array, from: number, to: number, bound: number): void {
    this.#run(pattern, text, from, Math.min(to, from + pattern.length + bound + 1), bound, false);
    if (to > from + pattern.length + bound) this.whole = bound + 1;
  }

  /** Typos of the most similar part of the text (Sellers); bound + 1 if more. */
  inside(pattern: Uint16Array, text: Uint16Array, from: number, to: number, bound: number): number {
    this.#run(pattern, text, from, to, bound, true);
    return this.prefix;
  }

  // One column per unit of the text; each column has only the rows down to the last one within the bound (Ukkonen).
  #run(pattern: Uint16Array, text: Uint16Array, from: number, to: number, bound: number, isFree: boolean): void {
    const length = pattern.length;
    const over = bound + 1;
    let previous = this.#previous;
    let current = this.#current;
    let next = this.#next;
    let last = Math.min(bound, length);
    for (let row = 0; row <= length; row += 1) {
      previous[row] = over;
      current[row] = row <= last ? row : over;
    }
    let best = current[length]!;
    for (let at = from; at < to; at += 1) {
      const unit = text[at]!;
      const before = at > from ? text[at - 1]! : 0;
      next[0] = isFree ? 0 : Math.min(at - from + 1, over);
      const end = Math.min(last + 1, length);
      let reached = next[0]! <= bound ? 0 : -1;
      for (let row = 1; row <= end; row += 1) {
        const own = pattern[row - 1]!;
        let cost = current[row - 1]! + (own === unit ? 0 : 1);
        if (current[row]! + 1 < cost) cost = current[row]! + 1;
        if (next[row - 1]! + 1 < cost) cost = next[row - 1]! + 1;
        if (row > 1 && own === before && pattern[row - 2] === unit && previous[row - 2]! + 1 < cost)
          cost = previous[row - 2]! + 1;
        next[row] = cost > over ? over : cost;
        if (cost <= bound) reached = row;
      }
      // The next column reads two more rows, which still contain values of an older column.
      if (end < length) next[end + 1] = over;
      if (end + 1 < length) next[end + 2] = over;
      if (reached === length && next[length]! < best) best = next[length]!;
      const freed = previous;
      previous = current;
      current = next;
      next = freed;
      last = reached;
      if (reached === -1) break;
    }
    this.whole = last === length ? current[length]! : over;
    this.prefix = best;
  }
}
