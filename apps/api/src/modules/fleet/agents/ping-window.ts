/** The median of the last few round trips counts, so that a single slow one has no effect. */
const windowLength = 5;

/** After this many unanswered measurements in a row the round trip is unknown. */
const maxMisses = 3;

/** The smoothed round trip to a game server. */
export class PingWindow {
  private roundTripsMs: number[] = [];
  private misses = 0;

  add(roundTripMs: number): void {
    this.misses = 0;
    this.roundTripsMs = [...this.roundTripsMs, roundTripMs].slice(-windowLength);
  }

  miss(): void {
    this.misses += 1;
    if (this.misses >= maxMisses) this.roundTripsMs = [];
  }

  /** Whole milliseconds, at least 1; null = not measured. */
  get ms(): number | null {
    const sorted = [...this.roundTripsMs].sort((a, b) => a - b);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    return middle === undefined ? null : Math.max(1, Math.round(middle));
  }
}
