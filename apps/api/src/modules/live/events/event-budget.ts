import { TokenBucket } from '../../../platform/limits/token-bucket';

/** Events a second that one connection may send, and how many at once (docs/security.md#live-socket-limits). */
export const eventRate = { perSecond: 20, burst: 40 };

/** After this many bursts over the limit the connection is closed. */
const maxStrikes = 3;

/** After this many refused events without a pause the connection is closed without waiting for a third burst. */
const maxRefused = 500;

const strikeIntervalMs = 1000;
const forgivenAfterMs = 60_000;

export type Verdict = 'take' | 'drop' | 'close';

/** A token bucket that remembers abuse. Times are milliseconds of any monotonic clock. */
export class EventBudget {
  private readonly bucket = new TokenBucket(eventRate, 0);
  private strikes = 0;
  private struckAtMs = 0;
  private refused = 0;
  /** The last time of each limited event, by its place in the table of rules; created on first use. */
  private takenAtMs: number[] | null = null;

  /** Counts one event of any kind. */
  spend(nowMs: number): Verdict {
    if (this.bucket.take(nowMs)) {
      this.refused = 0;
      return 'take';
    }
    return this.strike(nowMs);
  }

  /** Whether an event arrives at least `intervalMs` after the previous one; `place` identifies the event. */
  isInTime(place: number, intervalMs: number, nowMs: number): boolean {
    this.takenAtMs ??= [];
    const last = this.takenAtMs[place];
    if (last !== undefined && nowMs - last < intervalMs) return false;
    this.takenAtMs[place] = nowMs;
    return true;
  }

  private strike(nowMs: number): Verdict {
    this.refused += 1;
    if (nowMs - this.struckAtMs > forgivenAfterMs) this.strikes = 0;
    // One burst is one strike, whatever its length.
    if (this.strikes === 0 || nowMs - this.struckAtMs >= strikeIntervalMs) {
      this.strikes += 1;
      this.struckAtMs = nowMs;
    }
    return this.strikes >= maxStrikes || this.refused >= maxRefused ? 'close' : 'drop';
  }
}
