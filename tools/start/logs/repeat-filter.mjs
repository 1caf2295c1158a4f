const quietMs = 10_000;
const maxKnown = 200;

/**
 * Keeps the terminal readable: one fault may log hundreds of lines per second that differ only in the request. The log file has all of
 * them.
 */
export class RepeatFilter {
  /** @type {Map<string, {shownAtMs: number, more: number}>} */
  #known = new Map();

  /**
   * The line, or null if the same line was shown less than ten seconds ago. The next shown line has the number of hidden lines.
   * @param {string} line
   * @param {number} [nowMs] on a monotonic clock
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
