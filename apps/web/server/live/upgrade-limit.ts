/** Maximum of open connections for each address: enough for all tabs of one home (docs/security.md#floods-of-the-socket). */
const maxPerAddress = 20;
/** The API's limit for all connections (docs/security.md#live-socket-limits). */
const maxInAll = 5_000;

/** Counts open connections by address. */
export class UpgradeLimit {
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(private readonly isLimited: boolean) {}

  /** Takes a place; null if none is left. Call the result to give the place back. */
  take(key: string): (() => void) | null {
    const own = this.#open.get(key) ?? 0;
    if (this.isLimited && (own >= maxPerAddress || this.#all >= maxInAll)) return null;
    this.#open.set(key, own + 1);
    this.#all += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#all -= 1;
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}
