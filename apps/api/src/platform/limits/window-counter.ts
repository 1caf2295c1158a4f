import { LRUCache } from 'lru-cache';

interface Window {
  count: number;
  endsAtMs: number;
}

/**
 * Counts the hits of each key in memory, in windows of a fixed length that begin with a key's first hit. It stores at most `maxKeys` keys and
 * then forgets the one whose last hit is the oldest, so that a flood from many addresses does not fill the memory.
 */
export class WindowCounter {
  private readonly windows: LRUCache<string, Window>;

  constructor(
    private readonly windowMs: number,
    maxKeys: number,
    /** Milliseconds of a clock that only goes forward. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.windows = new LRUCache({ max: maxKeys });
  }

  /** Counts one. @returns the count including this hit, and the milliseconds until the window ends */
  hit(key: string): { count: number; leftMs: number } {
    const nowMs = this.now();
    const known = this.windows.get(key);
    if (known && known.endsAtMs > nowMs) {
      known.count += 1;
      return { count: known.count, leftMs: known.endsAtMs - nowMs };
    }
    this.windows.set(key, { count: 1, endsAtMs: nowMs + this.windowMs });
    return { count: 1, leftMs: this.windowMs };
  }
}
