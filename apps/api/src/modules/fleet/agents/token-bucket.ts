export interface BucketRule {
  perSecond: number;
  burst: number;
}

/** Lets through a steady rate and short bursts. */
export class TokenBucket {
  private tokens: number;
  private filledAtMs: number;

  constructor(
    private readonly rule: BucketRule,
    private readonly nowMs: () => number,
  ) {
    this.tokens = rule.burst;
    this.filledAtMs = nowMs();
  }

  /** True when one more is allowed now. */
  take(): boolean {
    const nowMs = this.nowMs();
    const { perSecond, burst } = this.rule;
    this.tokens = Math.min(burst, this.tokens + ((nowMs - this.filledAtMs) / 1000) * perSecond);
    this.filledAtMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
