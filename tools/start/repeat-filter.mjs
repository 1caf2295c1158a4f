const quietMs = 10_000;
const maxKnown = 200;

/** Keeps the terminal readable: one trouble makes hundreds of lines a second that differ in the request alone. All of them are in the log file. */
export class RepeatFilter {
  /** @type {Map<string, {shownAtMs: number, more: number}>} */
  #known = new Map();

  /**
   * The line, or null when the same was shown less than ten seconds ago; what was left out is counted on the next one.
   * @param {string} line
   * @param {number} [nowMs] of a clock that never goes back
   */
  pass(line, nowMs = performance.now()) {
    const key = line.replace(/ — \(request [^)]*\)$/, '');
    const known = this.#known.get(key);
    if (known !== undefined && nowMs - known.shownAtMs < quietMs) {
      known.more += 1;
      return null;
    }
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(key, { shownAtMs: nowMs, more: 0 });
    return known === undefined || known.more === 0 ? line : `${line} (and ${known.more} more like it)`;
  }
}
