export interface BucketRule {
  perSecond: number;
  burst: number;
}

/** Allows a steady rate and short bursts. Times are milliseconds of a monotonic clock, such as `performance.now()`. */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly rule: BucketRule,
    private filledAtMs: number,
  ) {
    this.tokens = rule.burst;
  }

  /** True when one more is allowed now. */
  take(nowMs: number): boolean {
    const { perSecond, burst } = this.rule;
    this.tokens = Math.min(burst, this.tokens + ((nowMs - this.filledAtMs) / 1000) * perSecond);
    this.filledAtMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
