import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import type { Metrics } from '../metrics/metrics';

export interface LimitRule {
  /** Names the counters and the metric. */
  name: string;
  /** How many are allowed … */
  max: number;
  /** … within this time, which begins with the first. */
  windowSeconds: number;
  /** Counts are given back or cleared: whether a key is over is then asked of the database each time. */
  isRefundable?: boolean;
}

export interface LimitState {
  isOver: boolean;
  max: number;
  /** How many were counted, this one included. */
  used: number;
  /** Until when to wait when it is over, otherwise when the window ends; unix seconds. */
  until: number;
}

export interface LimitsOptions {
  database: Database;
  metrics: Metrics;
  /** The store does not answer; until it does, each server counts alone in its memory. */
  onStoreError: (error: unknown) => void;
}

/** Limits whose counters are in the database: they survive a restart and are shared by all servers (docs/security.md#limits). */
export class Limits {
  constructor(private readonly options: LimitsOptions) {}

  create(rule: LimitRule): Limit {
    return new Limit(rule, this.options);
  }
}

/** One limit; a key is whatever is counted apart: an address, an account, both. */
export class Limit {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    readonly rule: LimitRule,
    private readonly options: LimitsOptions,
  ) {
    const { max, windowSeconds, name, isRefundable = false } = rule;
    const { database, onStoreError } = options;
    const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowSeconds });
    this.limiter = new RateLimiterPostgres({
      storeClient: {
        query: async ({ text, values }: { text: string; values?: unknown[] }) => {
          try {
            return await database.query(text, values);
          } catch (error) {
            onStoreError(error);
            throw error;
          }
        },
      },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One job deletes old counters for all limits.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: max,
      duration: windowSeconds,
      // Who is over it is refused without asking the database again.
      inMemoryBlockOnConsumed: isRefundable ? 0 : max + 1,
      insuranceLimiter,
    });
  }

  /** Counts one more. */
  async hit(key: string): Promise<LimitState> {
    try {
      return this.toState(await this.limiter.consume(digest(key)));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      this.options.metrics.rateLimited.inc({ limit: this.rule.name });
      const state = this.toState(reason);
      // Who is refused out of memory comes without a count.
      return { ...state, isOver: true, used: Math.max(state.used, state.max + 1) };
    }
  }

  /** Looks without counting; over when the next one would be. */
  async peek(key: string): Promise<LimitState> {
    const result = await this.limiter.get(digest(key));
    if (result === null) return { isOver: false, max: this.rule.max, used: 0, until: 0 };
    const state = this.toState(result);
    return { ...state, isOver: state.used >= this.rule.max };
  }

  /** Takes one back, for what was counted and then did not happen. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(digest(key));
  }

  /** Over from now on for this long, whatever was counted. */
  async block(key: string, seconds: number): Promise<void> {
    await this.limiter.block(digest(key), seconds);
  }

  async clear(key: string): Promise<void> {
    await this.limiter.delete(digest(key));
  }

  private toState({ consumedPoints, msBeforeNext }: RateLimiterRes): LimitState {
    const { max } = this.rule;
    const until = Math.ceil((Date.now() + Math.max(0, msBeforeNext)) / 1000);
    return { isOver: consumedPoints > max, max, used: consumedPoints, until };
  }
}

/** Names and mail addresses do not lie about in the table of counters, and a long key is no way round a limit. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}
