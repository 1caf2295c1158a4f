/** Events a second that one connection may send, and how many at once (docs/security.md#live-socket-limits). */
export const eventRate = { perSecond: 20, burst: 40 };

/** After this many bursts over the limit the connection is closed. */
const maxStrikes = 3;

/** Beyond so many refused events without a pause nobody waits for a third burst. */
const maxRefused = 500;

const strikeIntervalMs = 1000;
const forgivenAfterMs = 60_000;

export type Verdict = 'take' | 'drop' | 'close';

/** A token bucket with a memory for abuse. Times in milliseconds of any clock that does not jump. */
export class EventBudget {
  private tokens = eventRate.burst;
  private filledAtMs = 0;
  private strikes = 0;
  private struckAtMs = 0;
  private refused = 0;
  /** When each limited event was last taken, by its place in the table of rules; made when first needed. */
  private takenAtMs: number[] | null = null;

  /** Counts one event of any kind. */
  spend(nowMs: number): Verdict {
    const gained = ((nowMs - this.filledAtMs) * eventRate.perSecond) / 1000;
    this.tokens = Math.min(eventRate.burst, this.tokens + gained);
    this.filledAtMs = nowMs;
    if (this.tokens >= 1) {
      this.tokens -= 1;
      this.refused = 0;
      return 'take';
    }
    return this.strike(nowMs);
  }

  /** Whether an event that may come only every `intervalMs` comes in time; `place` tells events apart. */
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
    // One burst is one strike, however many events it has.
    if (this.strikes === 0 || nowMs - this.struckAtMs >= strikeIntervalMs) {
      this.strikes += 1;
      this.struckAtMs = nowMs;
    }
    return this.strikes >= maxStrikes || this.refused >= maxRefused ? 'close' : 'drop';
  }
}
